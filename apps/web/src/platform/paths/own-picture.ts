import { safeTarget } from '@comanda/domain/navigation'

/** The content of `/svgView`: a QR code of a path of this app, or a picture from the image host. */
export type OwnPicture = { kind: 'code'; path: string } | { kind: 'picture'; path: string }

/** A path on the image host, without size and extension: no scheme, host or `..`. */
const PICTURE = /^[a-z0-9][\w-]*(\/[a-z0-9][\w-]*){1,4}$/i
const MAX_LENGTH = 1500

/**
 * The content of a `/svgView` address; undefined if it is not of this app. Only references are accepted: markup is never rendered
 * and nothing is fetched from other hosts. X2
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
  const safe = path.length <= MAX_LENGTH ? safeTarget(path, isRoute, '') : ''
  return safe === '' ? undefined : { kind: 'code', path: safe }
}
