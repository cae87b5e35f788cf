export interface GoOptions {
  /** Replaces the history entry. */
  replace?: boolean
  /** Reloads the page, even if it is the current one. NAV-2 */
  force?: boolean
}

/** The router's interface for pages and features. */
export interface Navigator {
  go(target: string, options?: GoOptions): void
  preload(target: string): void
  isRoute(path: string): boolean
}

let navigator: Navigator = { go: () => {}, preload: () => {}, isRoute: () => false }

/** Installs the app's router. */
export const installNavigator = (next: Navigator): void => {
  navigator = next
}

/**
 * Opens a route. Carried query parameters are added. Does nothing if the target is already open, unless forced. NAV-2, NAV-6
 */
export const go = (target: string, options?: GoOptions): void => navigator.go(target, options)

/** Prefetches the code and texts of a route. */
export const preload = (target: string): void => navigator.preload(target)

/** Whether a path is a route. NAV-12 */
export const isRoute = (path: string): boolean => navigator.isRoute(path)

/** Goes one step back within the app, or home if the app was opened on this page. */
export function goBack(): void {
  const opened = Number((history.state as { index?: number } | null)?.index ?? 0)
  if (opened > 0) history.back()
  else go('/home', { replace: true })
}
