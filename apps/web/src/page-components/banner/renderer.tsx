import { type RendererProps, colorOf } from '../../features/decoration/index.ts'
import { localize } from '../../platform/i18n/index.ts'
import { Link } from '../../ui/controls/link.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { BANNER_WIDTHS, Picture } from '../../ui/media/picture.tsx'
import { Text } from '../../ui/text/text.tsx'
import styles from './banner.module.css'

/** A wide picture with text on an overlapping panel, which keeps the text readable on any picture. */
export function Renderer({ picture, title, text, link, eager }: RendererProps<'banner'>) {
  const inside = (
    <>
      <Picture
        path={picture}
        color={colorOf(picture)}
        widths={BANNER_WIDTHS}
        drawn={375}
        width={750}
        height={420}
        eager={eager === true}
        className={styles.bannerPicture}
      />
      <Stack as="span" gap={4} className={styles.bannerWords}>
        <strong className={styles.bannerTitle}>{localize(title)}</strong>
        <Text as="span" kind="quiet">
          {localize(text)}
        </Text>
      </Stack>
    </>
  )
  return link ? (
    <Link to={link} className={styles.banner}>
      {inside}
    </Link>
  ) : (
    <div className={styles.banner}>{inside}</div>
  )
}
