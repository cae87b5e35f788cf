import { brandLink } from '@comanda/domain/navigation'

/** Full link to a page of this brand, to be shared: it names the brand where this page's address does. NAV-1 */
export const ownLink = (path: string): string =>
  brandLink(location.origin, path, new URLSearchParams(location.search).get('g') ?? undefined)
