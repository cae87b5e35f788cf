import { type ComponentOf, MaybeLink, colorOf } from '../../features/decoration/index.ts'
import { localize } from '../../platform/i18n/index.ts'
import { BANNER_WIDTHS, Picture } from '../../ui/media/picture.tsx'
import styles from './picture.module.css'

/** A picture in its own aspect ratio. */
export const Renderer = ({ picture, ratio, alt, link }: ComponentOf<'picture'>) => (
  <MaybeLink to={link} className={styles.plainPicture}>
    <Picture
      path={picture}
      color={colorOf(picture)}
      widths={BANNER_WIDTHS}
      drawn={343}
      width={ratio * 10}
      height={1000}
      alt={localize(alt)}
    />
  </MaybeLink>
)
