import { useRef } from 'react'
import { type ComponentOf, MaybeLink, withKeys, colorOf } from '../../features/decoration/index.ts'
import { localize } from '../../platform/i18n/index.ts'
import { BANNER_WIDTHS, Picture } from '../../ui/media/picture.tsx'
import styles from './carousel.module.css'

/** Wide pictures, one at a time: swiped, or chosen by the dots below. They never move by themselves. */
export function Carousel({ slides }: ComponentOf<'carousel'>) {
  const strip = useRef<HTMLUListElement>(null)
  const show = (at: number) => strip.current?.children[at]?.scrollIntoView({ block: 'nearest', inline: 'center' })
  return (
    <div className={styles.carousel}>
      <ul ref={strip} className={styles.slides}>
        {withKeys(slides).map(({ entry: { picture, title, link }, key }) => (
          <li key={key} className={styles.slide}>
            <MaybeLink to={link} className={styles.slideLink}>
              <Picture
                path={picture}
                color={colorOf(picture)}
                widths={BANNER_WIDTHS}
                drawn={343}
                width={750}
                height={420}
                className={styles.wide}
              />
              {localize(title) !== '' && <strong className={styles.caption}>{localize(title)}</strong>}
            </MaybeLink>
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={styles.dots}>
          {withKeys(slides).map(({ entry: { title }, at, key }) => (
            <button
              key={key}
              type="button"
              className={styles.dot}
              aria-label={`${at + 1} / ${slides.length} ${localize(title)}`.trim()}
              onClick={() => show(at)}
            />
          ))}
        </div>
      )}
    </div>
  )
}
