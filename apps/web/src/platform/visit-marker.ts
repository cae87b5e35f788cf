/**
 * Session marker of the visit on this phone. The server issues it in a cookie when a table's code is opened, and its
 * expiry ends the visit. NAV-7
 */
export const visitMarker = (): string | undefined => /(?:^|; )ms=([^;]+)/.exec(document.cookie)?.[1]
