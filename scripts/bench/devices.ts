import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Page,
} from '@playwright/test';

export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

export const DESK: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

/** Slow 4G as Lighthouse has it: milliseconds there and back, and bytes a second. */
const SLOW_4G = { latency: 150, throughput: (1.6e6 / 8) * 0.9 };
const CPU_RATE = 4;

/** One page in a browser of its own, which keeps nothing from before. */
export type Visitor = { context: BrowserContext; page: Page; session: CDPSession };

/**
 * Keeps a mouse from a page that is shown on a phone: the browser that plays the phone moves its own,
 * unasked, when the window is given its size, which the page takes for a visitor's hand.
 */
function hideMouse(): void {
  for (const sign of ['pointerover', 'pointerenter', 'pointermove', 'mousemove', 'mouseover']) {
    addEventListener(
      sign,
      (event) => {
        const isMouse = !(event instanceof PointerEvent) || event.pointerType === 'mouse';
        if (isMouse) event.stopImmediatePropagation();
      },
      { capture: true },
    );
  }
}

/** Opens a window, with the browser's own tools for it. */
export async function openWindow(chrome: Browser, device: BrowserContextOptions): Promise<Visitor> {
  const context = await chrome.newContext(device);
  if (device.isMobile) await context.addInitScript(hideMouse);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  return { context, page, session };
}

/** Puts a window on slow 4G. */
export async function slowDownNetwork(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_4G.latency,
    downloadThroughput: SLOW_4G.throughput,
    uploadThroughput: SLOW_4G.throughput,
  });
}

/** Makes a window's machine four times slower. */
export async function slowDownMachine(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
}
