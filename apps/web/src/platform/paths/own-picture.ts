import { safeTarget } from './safe-target.ts'

/** What `/svgView` shows: a code of one of our own paths, or one of our own pictures. */
export type OwnPicture = { kind: 'code'; path: string } | { kind: 'picture'; path: string }

/** A picture's path below an image host, without size and ending: no scheme, no host, no way up. */
const PICTURE = /^[a-z0-9][\w-]*(\/[a-z0-9][\w-]*){1,4}$/i
const MOST = 1500

/**
 * What an address of `/svgView` refers to; undefined where it is not ours. A reference only: nothing that could hold a script
 * is ever drawn, and nothing is fetched from elsewhere. X2
 */
export function ownPictureOf(
  search: string,
  origin: string,
  isRoute: (path: string) => boolean,
): OwnPicture | undefined {
  const query = new URLSearchParams(search)
  const picture = query.get('picture')
  if (picture !== null)
    return PICTURE.test(picture) && picture.length <= 200 ? { kind: 'picture', path: picture } : undefined
  const value = query.get('qr') ?? ''
  const path = value.startsWith(`${origin}/`) ? value.slice(origin.length) : value
  const safe = path.length <= MOST ? safeTarget(path, isRoute, '') : ''
  return safe === '' ? undefined : { kind: 'code', path: safe }
}
