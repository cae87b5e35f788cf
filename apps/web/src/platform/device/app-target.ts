import { isRoute } from '../navigation.ts'
import { safeTarget } from '@comanda/domain/navigation'

/** A target from an address or from storage if it is a route of this app, else `home`. NAV-1 */
export const appTarget = (value: string | null | undefined, home = '/home'): string => safeTarget(value, isRoute, home)
