import { type ComponentOf, withKeys, colorOf, isPagePreview } from '../../features/decoration/index.ts'
import { localize } from '../../platform/i18n/index.ts'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/controls/link.tsx'
import { BANNER_WIDTHS, Picture } from '../../ui/media/picture.tsx'
import styles from './hot-zones.module.css'

const percent = (value: number): string => `${value}%`

/** A picture with places that are links; the editor's frame outlines them. */
export const HotZones = ({ picture, ratio, alt, zones }: ComponentOf<'hotZones'>) => (
  <div className={styles.zones}>
    <Picture
      path={picture}
      color={colorOf(picture)}
      widths={BANNER_WIDTHS}
      drawn={343}
      width={ratio * 10}
      height={1000}
      alt={localize(alt)}
      className={styles.wide}
    />
    {withKeys(zones).map(({ entry: { label, link, left, top, width, height }, key }) => (
      <Link
        key={key}
        to={link}
        aria-label={localize(label)}
        className={classNames(styles.zone, isPagePreview && styles.outlined)}
        style={{
          left: percent(left),
          top: percent(top),
          width: percent(Math.min(width, 100 - left)),
          height: percent(Math.min(height, 100 - top)),
        }}
      />
    ))}
  </div>
)
