import { useEffect, type ReactNode } from 'react';
import { followMenus } from './menus.ts';

/**
 * The header's menus (components/chrome/Navigation.astro), the `<details>` among its children. They work without
 * it, and Escape closes them (scripts/page.ts). It adds delays, and closes them on a press outside.
 */
export default function Navigation({ children }: { children?: ReactNode }) {
  useEffect(followMenus, []);
  return children;
}
