import { isRoute } from './navigation.ts'
import { safeTarget } from './paths/safe-target.ts'

/** `asked` where it is a path of this app, else `home`: for every target that came from an address or a storage. NAV-1 */
export const appTarget = (value: string | null | undefined, home = '/home'): string => safeTarget(value, isRoute, home)
