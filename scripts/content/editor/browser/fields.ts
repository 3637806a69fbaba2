import CMS, { type CustomFieldControlProps } from '@sveltia/cms';
import { Component, createElement, createRef, type ReactNode } from 'react';
import { sampleField } from './sample-field.ts';
import { textField } from './text-field.ts';

/** What a field of ours is given: its element to fill, and ways to tell of a change. */
type Control = Pick<CustomFieldControlProps, 'field' | 'forID' | 'onChange' | 'addFile'> & {
  place: HTMLElement;
  value: unknown;
};

/** Draws a field once; `update` is told of values that come from elsewhere. */
export type DrawField = (control: Control) => { update: (value: unknown) => void };

/** The program wants React components; a field of ours is an element with listeners. */
function component(draw: DrawField) {
  return class extends Component<CustomFieldControlProps> {
    readonly #place = createRef<HTMLDivElement>();
    #drawn: ReturnType<DrawField> | undefined;

    override componentDidMount(): void {
      const { value, field, forID, addFile } = this.props;
      const place = this.#place.current;
      if (!place) return;
      const onChange = (changed: unknown) => this.props.onChange(changed);
      this.#drawn = draw({ place, value, field, forID, addFile, onChange });
    }

    override componentDidUpdate(): void {
      this.#drawn?.update(this.props.value);
    }

    override render(): ReactNode {
      return createElement('div', { ref: this.#place });
    }
  };
}

/** Makes our fields known to the editor's program. */
export function registerFields(): void {
  CMS.registerFieldType('sample', component(sampleField));
  CMS.registerFieldType('markdown-text', component(textField));
}
