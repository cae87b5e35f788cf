import { DISH_WIDTHS, Picture } from '../../ui/media/picture.tsx'
import styles from './line-picture.module.css'

interface LinePictureProps {
  line: { picture?: string; displayName: string }
  /** Its side, in px of the 375 design. */
  side: number
}

/** A dish's picture in an order; one without has its first letter, as in the cart. */
export const LinePicture = ({ line: { picture, displayName }, side }: LinePictureProps) =>
  picture === undefined ? (
    <span aria-hidden="true" className={styles.tile}>
      {[...displayName][0]}
    </span>
  ) : (
    <Picture path={picture} widths={DISH_WIDTHS} drawn={side} width={side} height={side} />
  )
