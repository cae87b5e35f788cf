import { Section } from '../../ui/layout/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/controls/link.tsx'
import { useGiftPrograms } from './api.ts'
import { GiftFace } from './gift-face.tsx'
import styles from './gift.module.css'
import { programFor } from './texts.ts'
import { Row } from '../../ui/layout/layout.tsx'

interface OccasionDesignsProps {
  title: string
  /** Empty = all occasions. */
  occasion: string
  programId: string | null
}

const IN_SIGHT = 2
/** Width of a row by its number of designs, so that short rows share a line; longer ones take a whole line. */
const spans: Record<number, string | undefined> = { 1: styles.one, 2: styles.two, 3: styles.three }

/** Row of the designs for one occasion; empty if none is on sale. CARD-5 */
export function OccasionDesigns({ title, occasion, programId }: OccasionDesignsProps) {
  const { data } = useGiftPrograms()
  const program = data && programFor(data.programs, programId)
  const designs = program?.activeDesigns.filter(design => occasion === '' || design.occasion === occasion) ?? []
  if (!program || designs.length === 0) return null
  return (
    <Section title={title} className={classNames(styles.occasion, spans[designs.length])}>
      <Row as="ul" align="stretch" className={styles.shelf}>
        {designs.map((design, at) => (
          <li key={design.designId}>
            <Link className={styles.design} to={`/giftBuy?programId=${program.programId}&designId=${design.designId}`}>
              <GiftFace design={design} drawn={200} eager={at < IN_SIGHT} />
              <span>{design.name}</span>
            </Link>
          </li>
        ))}
      </Row>
    </Section>
  )
}
