import '../../styles/panels.css';
import type { MouseEvent, RefObject } from 'react';
import type { Errors } from '../form-parts/use-form.ts';
import { isUnmodifiedClick } from '../unmodified-click.ts';
import parts from '../form-parts/form.module.css';

type Props = { form: RefObject<HTMLFormElement | null>; title: string; errors: Errors };

export function ErrorSummary({ form, title, errors }: Props) {
  const messages = Object.entries(errors).filter(([, message]) => message);
  const focus = (name: string) => (event: MouseEvent) => {
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  };
  if (messages.length === 0) return null;
  return (
    <div className={`panel stack gap-2 ${parts['banner']}`}>
      <p>{title}</p>
      <ul>
        {messages.map(([name, message]) => (
          <li key={name}>
            <a href={`#${name}`} onClick={focus(name)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
