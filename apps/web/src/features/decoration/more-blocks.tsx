import { Megaphone } from 'lucide-react'
import { type CSSProperties, useState } from 'react'
import { localize } from '../../platform/i18n/index.ts'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/controls/link.tsx'
import { Grid, Stack } from '../../ui/layout/layout.tsx'
import { BANNER_WIDTHS, DISH_WIDTHS, Picture } from '../../ui/media/picture.tsx'
import { Countdown } from '../../ui/text/countdown.tsx'
import { Text } from '../../ui/text/text.tsx'
import type { ComponentOf } from './api.ts'
import { MaybeLink } from './blocks.tsx'
import { Headed } from './headed.tsx'
import styles from './more-blocks.module.css'
import { withKeys } from './with-keys.ts'

export const Notice = ({ text, link }: ComponentOf<'notice'>) => (
  <MaybeLink to={link} className={styles.notice}>
    <Megaphone aria-hidden="true" size={20} />
    <span>{localize(text)}</span>
  </MaybeLink>
)

/** Square pictures in columns. */
export const ImageGrid = ({ title, columns, pictures }: ComponentOf<'imageGrid'>) => (
  <Headed title={title}>
    <Grid as="ul" gap={10} columns={Number(columns)}>
      {withKeys(pictures).map(({ entry: { picture, alt, link }, key }) => (
        <li key={key}>
          <MaybeLink to={link} className={styles.square}>
            <Picture path={picture} widths={DISH_WIDTHS} drawn={165} width={640} height={640} alt={localize(alt)} />
          </MaybeLink>
        </li>
      ))}
    </Grid>
  </Headed>
)

const percent = (value: number): string => `${value}%`

/** A picture with places that are links. */
export const HotZones = ({ picture, ratio, alt, zones }: ComponentOf<'hotZones'>) => (
  <div className={styles.zones}>
    <Picture
      path={picture}
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
        className={styles.zone}
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

type Paragraph = ComponentOf<'richText'>['paragraphs'][number]

const elements = { heading: 'h2', paragraph: 'p', bullet: 'p', quote: 'blockquote' } as const

function ParagraphView({ style, text, link }: Paragraph) {
  const Element = elements[style]
  const content = localize(text)
  return (
    <Element className={classNames(styles.paragraph, styles[style])}>
      {link ? (
        <Link to={link} className={styles.textLink}>
          {content}
        </Link>
      ) : (
        content
      )}
    </Element>
  )
}

/** Paragraphs of several styles, each as text. DECO-4 */
export const RichText = ({ paragraphs }: ComponentOf<'richText'>) => (
  <Stack gap={8}>
    {withKeys(paragraphs).map(({ entry, key }) => (
      <ParagraphView key={key} {...entry} />
    ))}
  </Stack>
)

/** The time left until `until`; nothing after it. */
export function TimeLeft({ title, until, link }: ComponentOf<'countdown'>) {
  const [now] = useState(Date.now)
  const seconds = Math.ceil((Date.parse(until) - now) / 1000)
  if (seconds <= 0) return null
  return (
    <MaybeLink to={link} className={styles.countdown}>
      <Text as="span" weight={600}>
        {localize(title)}
      </Text>
      <Text as="span" kind="accent" size={20} weight={700}>
        <Countdown seconds={seconds} />
      </Text>
    </MaybeLink>
  )
}

export const Spacer = ({ size }: ComponentOf<'spacer'>) => <div className={styles[size]} aria-hidden="true" />

const borders = { solid: 'solid', dashed: 'dashed', dots: 'dotted' } as const

export const Divider = ({ line }: ComponentOf<'divider'>) => (
  <hr className={styles.divider} style={{ '--line-style': borders[line] } as CSSProperties} />
)
