import { DISH_WIDTHS, Picture } from '../../ui/media/picture.tsx'
import styles from './line-picture.module.css'

interface LinePictureProps {
  line: { picture?: string; displayName: string }
  /** Side length in px of the 375 px design. */
  side: number
}

/** Picture of a dish in an order, or its first letter if it has none, as in the cart. */
export const LinePicture = ({ line: { picture, displayName }, side }: LinePictureProps) =>
  picture === undefined ? (
    <span aria-hidden="true" className={styles.tile}>
      {[...displayName][0]}
    </span>
  ) : (
    <Picture path={picture} widths={DISH_WIDTHS} drawn={side} width={side} height={side} />
  )
