export interface GoOptions {
  /** The entry is replaced: back leads past it. */
  replace?: boolean
  /** Loads the page anew, also where it is the one already open. NAV-2 */
  force?: boolean
}

/** What the app's router does for pages and features. */
export interface Navigator {
  go(target: string, options?: GoOptions): void
  preload(target: string): void
  isRoute(path: string): boolean
}

let navigator: Navigator = { go: () => {}, preload: () => {}, isRoute: () => false }

/** The app installs its router here. */
export const installNavigator = (next: Navigator): void => {
  navigator = next
}

/**
 * Opens a route. The query of NAV-6 follows by itself; where the target is the one already open nothing happens, unless
 * it is forced. NAV-2, NAV-6
 */
export const go = (target: string, options?: GoOptions): void => navigator.go(target, options)

/** Fetches what a route needs, ahead of a tap. */
export const preload = (target: string): void => navigator.preload(target)

/** Whether there is a screen at a path. NAV-12 */
export const isRoute = (path: string): boolean => navigator.isRoute(path)

/** One step back in the app; home where it was opened right here. */
export function goBack(): void {
  const opened = Number((history.state as { index?: number } | null)?.index ?? 0)
  if (opened > 0) history.back()
  else go('/home', { replace: true })
}
