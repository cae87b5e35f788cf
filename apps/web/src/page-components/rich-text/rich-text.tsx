import { type ComponentOf, withKeys } from '../../features/decoration/index.ts'
import { localize } from '../../platform/i18n/index.ts'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/controls/link.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import styles from './rich-text.module.css'

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
