/** What every engine's driver can do: a hand on mouse and keys, and a look into the page. */
export type Driver = {
  /** The engine with its version, such as "Firefox 153.7.0". */
  name: string;
  /** What the window was last made. */
  window?: string;
  /** Opens an address, and waits for the page's load event. */
  goto(address: string): Promise<void>;
  /** Sets the size of the page's window, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Moves the pointer to a place of the window. */
  move(x: number, y: number): Promise<void>;
  /** Moves the pointer there and presses its main button. */
  click(x: number, y: number): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** Presses a key, by the name that its events carry: "Escape", "ArrowRight". */
  press(key: Key): Promise<void>;
  /** Runs an expression in the page. @returns its value as JSON keeps it; of a promise, what it becomes */
  evaluate(expression: string): Promise<unknown>;
  /** Closes every tab but the one that the visitor is in. */
  closeOthers(): Promise<void>;
  quit(): Promise<void>;
};

export type Key = 'ArrowRight' | 'Enter' | 'Escape' | 'Tab';
