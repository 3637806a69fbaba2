/** What `webdriver.ts` uses of it: the package comes without types. */
declare module 'selenium-webdriver' {
  type Actions = {
    move(to: { x: number; y: number }): Actions;
    click(): Actions;
    sendKeys(keys: string): Actions;
    perform(): Promise<void>;
  };
  export type WebDriver = {
    get(address: string): Promise<void>;
    executeScript(script: string): Promise<unknown>;
    actions(options?: { async: boolean }): Actions;
    getCapabilities(): Promise<{ get(name: string): unknown }>;
    manage(): {
      window(): {
        setRect(rect: { x: number; y: number; width: number; height: number }): Promise<unknown>;
      };
    };
    getWindowHandle(): Promise<string>;
    getAllWindowHandles(): Promise<string[]>;
    switchTo(): { window(handle: string): Promise<void> };
    close(): Promise<void>;
    quit(): Promise<void>;
  };
  export class Capabilities {
    constructor(values: Record<string, unknown>);
  }
  export class Builder {
    disableEnvironmentOverrides(): this;
    usingServer(address: string): this;
    withCapabilities(capabilities: Capabilities): this;
    build(): Promise<WebDriver>;
  }
  export const Key: Record<'ARROW_RIGHT' | 'ENTER' | 'ESCAPE' | 'TAB', string>;
}
