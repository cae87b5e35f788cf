import type { MenuItem } from '@comanda/domain/menu'
import { type CSSProperties, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { DISH_WIDTHS, Picture } from '../../../ui/media/picture.tsx'
import styles from './dish-picture.module.css'

/** Hue derived from the name, always the same for one name. */
function hueOf(name: string): number {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997
  return (335 + ((sum * 37) % 80)) % 360
}

/** Widths of the picture of an opened dish, if it was uploaded; the demo's are smaller. MENU-9 */
const COVER_WIDTHS = [320, 640, 1280] as const

interface DishPictureProps {
  item: Pick<MenuItem<string>, 'picture' | 'pictureColor' | 'displayName'>
  /** Displayed width in px of the 375 px design. */
  drawn: number
  /** Height divided by width; 1 is a square. */
  ratio?: number
  eager?: boolean
  className?: string | undefined
}

/** Picture of a dish. Without a picture, or if it fails to load, a coloured tile with the first letter. */
export function DishPicture({ item, drawn, ratio = 1, eager, className }: DishPictureProps) {
  const height = Math.round(drawn * ratio)
  const [missing, setMissing] = useState(false)
  if (item.picture === undefined || missing)
    return (
      <span
        aria-hidden="true"
        className={classNames(styles.tile, className)}
        style={{ '--hue': hueOf(item.displayName), '--letter': Math.min(drawn, height) * 0.46 } as CSSProperties}
      >
        {[...item.displayName][0]}
      </span>
    )
  return (
    <Picture
      path={item.picture}
      widths={drawn > 300 && item.picture.startsWith('dishes/') ? COVER_WIDTHS : DISH_WIDTHS}
      drawn={drawn}
      width={drawn}
      height={height}
      color={item.pictureColor}
      {...(eager && { eager })}
      className={classNames(styles.picture, className)}
      onMissing={() => setMissing(true)}
    />
  )
}
