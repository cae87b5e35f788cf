import type { CSSProperties, ReactNode } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { Chip } from '../../ui/controls/chip.tsx'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import type { MemberCard } from './api.ts'
import styles from './card.module.css'
import { chooseCard, type OwnCards, useOwnCards } from './chosen-card.ts'
import { CardQuery } from './card-query.tsx'

/** The choice of one of several cards; nothing for a member with one card. CARD-1 */
const CardChoice = ({ cards, card: shown }: OwnCards) =>
  cards.length < 2 ? null : (
    <Row wrap gap={8} role="group" aria-label={t('card.yourCards')}>
      {cards.map(({ cardId, name, face }) => (
        <Chip
          key={cardId}
          pressed={cardId === shown?.cardId}
          onPress={() => chooseCard(cardId)}
          icon={<span aria-hidden="true" className={styles.dot} style={{ '--level': face.from } as CSSProperties} />}
        >
          {name}
        </Chip>
      ))}
    </Row>
  )

interface WithCardProps {
  /** Polls the card, because the staff may charge it at this moment. */
  watched?: boolean
  heights: readonly number[]
  /** Shown to a member without a card. */
  none?: ReactNode
  children: (card: MemberCard) => ReactNode
}

/** A screen about one of the member's cards, with a choice above it if there are several. CARD-1 */
export const WithCard = ({ watched = false, heights, none = null, children }: WithCardProps) => (
  <CardQuery of={useOwnCards({ watched })} heights={heights}>
    {own =>
      own.card ? (
        <Stack gap={14}>
          <CardChoice {...own} />
          {children(own.card)}
        </Stack>
      ) : (
        none
      )
    }
  </CardQuery>
)
