import { pictureHost } from '../../platform/picture-host.ts'

interface PictureProps {
  /** Path on the image host, without size and extension. */
  path: string
  /** Available widths in px, ascending; the second is for browsers that cannot choose. */
  widths: readonly [number, number, ...number[]]
  /** Displayed width in px of the 375 design, from which the browser chooses the file. */
  drawn: number
  /** Aspect ratio, so that loading does not shift the layout. */
  width: number
  height: number
  /** Alternative text; empty when the text beside the picture says the same. */
  alt?: string
  /** Loads immediately, for pictures in the first viewport. */
  eager?: boolean
  /** Colour until it has loaded, `rrggbb`. */
  color?: string | undefined
  className?: string | undefined
  /** Called when the picture fails to load, so that the caller can show something else. */
  onMissing?: (() => void) | undefined
}

/** Shown for a picture there is not: an empty space of its size. */
const NONE = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>"

/** A responsive picture from the image host. MENU-9 */
export function Picture({
  path,
  widths,
  drawn,
  width,
  height,
  alt = '',
  eager,
  color,
  className,
  onMissing,
}: PictureProps) {
  if (path === '') return <img src={NONE} width={width} height={height} alt="" className={className} />
  const base = `${pictureHost(path)}/${path}`
  const set = widths.map(size => `${base}@${size}.webp ${size}w`).join(', ')
  return (
    <img
      src={`${base}@${widths[1]}.webp`}
      srcSet={set}
      sizes={`(min-width: 500px) ${Math.round((drawn * 4) / 3)}px, ${(drawn / 3.75).toFixed(1)}vw`}
      width={width}
      height={height}
      alt={alt}
      decoding="async"
      {...(eager ? {} : { loading: 'lazy' as const })}
      className={className}
      {...(color && { style: { background: `#${color}` } })}
      onError={onMissing}
    />
  )
}

/** Available widths of the pictures of dishes and banners. */
export const DISH_WIDTHS = [160, 320, 640] as const
export const BANNER_WIDTHS = [375, 750, 1500] as const
