import { pictureHost } from '../../platform/picture-host.ts'

interface PictureProps {
  /** Path below an image host, without size and ending. */
  path: string
  /** The widths there are, smallest first. */
  widths: readonly number[]
  /** How wide it is drawn, in px of the 375 design: the browser picks by it. */
  drawn: number
  /** Its proportion, so that nothing moves when it comes. */
  width: number
  height: number
  /** Words for who does not see it; empty where the text beside it says all. */
  alt?: string
  /** Among the first in sight: it is fetched at once. */
  eager?: boolean
  className?: string | undefined
  /** It did not come: who draws it shows something else. */
  onMissing?: (() => void) | undefined
}

/** A picture in the size the phone needs, from its image host. MENU-9 */
export function Picture({ path, widths, drawn, width, height, alt = '', eager, className, onMissing }: PictureProps) {
  const base = `${pictureHost(path)}/${path}`
  const set = widths.map(size => `${base}@${size}.webp ${size}w`).join(', ')
  return (
    <img
      src={`${base}@${widths[Math.min(1, widths.length - 1)]}.webp`}
      srcSet={set}
      sizes={`(min-width: 500px) ${Math.round((drawn * 4) / 3)}px, ${((drawn / 375) * 100).toFixed(1)}vw`}
      width={width}
      height={height}
      alt={alt}
      decoding="async"
      {...(eager ? {} : { loading: 'lazy' as const })}
      className={className}
      onError={onMissing}
    />
  )
}

/** The widths a dish's picture comes in, and a banner's. */
export const DISH_WIDTHS = [160, 320, 640] as const
export const BANNER_WIDTHS = [375, 750, 1500] as const
