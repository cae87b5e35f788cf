import type { GiftCode } from '@comanda/domain/giftcard'
import { Plus } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { showMoney, t } from '../../platform/i18n/index.ts'
import { kindOf, useUser } from '../../platform/session.ts'
import { QueryError, Loading } from '../../ui/feedback/query-states.tsx'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { Link } from '../../ui/controls/link.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { Illustration } from '../../ui/feedback/illustration.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { type CardState, type GiftCard, useMyCards } from './api.ts'
import { GiftFace } from './gift-face.tsx'
import styles from './gift.module.css'
import { leftText, untilText } from './texts.ts'
import { lazyPart } from '../../ui/loading/lazy-part.ts'
import { Stack, Row } from '../../ui/layout/layout.tsx'

const AddCardSheet = lazyPart(async () => (await import('./add-card-sheet.tsx')).AddCardSheet)

interface GiftCardsProps {
  state: CardState
  onState: (state: CardState) => void
  /** Opens the input of number and code. */
  typing: boolean
  /** Called with number and code of a card to add. */
  onFound: (code: GiftCode) => void
  /** Sign-in path that leads back here. */
  signIn: string
  renderPage: (content: ReactNode, bottom: ReactNode) => ReactNode
}

const states: readonly CardState[] = ['usable', 'used', 'expired']

/** The guest's gift cards by state, their total, and adding one. CARD-5 */
export function GiftCards({ state, onState, typing, onFound, signIn, renderPage }: GiftCardsProps) {
  const [adding, setAdding] = useState(typing)
  const visitor = kindOf(useUser()) === 'visitor'
  return renderPage(
    <>
      {visitor ? (
        <SignedOut signIn={signIn} />
      ) : (
        <>
          <Total />
          <Tabs
            label={t('gift.tabs')}
            tabs={states.map(id => ({ id, label: t(`gift.state.${id}`) }))}
            chosen={state}
            onChoose={onState}
          >
            <CardList state={state} />
          </Tabs>
        </>
      )}
      <LinkButton kind="secondary" to="/giftIndex">
        {t('gift.look')}
      </LinkButton>
      {adding && (
        <Suspense>
          <AddCardSheet onFound={onFound} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>,
    <Button wide size="large" icon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
      {t('gift.add')}
    </Button>,
  )
}

/**
 * For signed-out guests: a link to their purchases, which show number and code of cards bought without an account.
 * CARD-5
 */
const SignedOut = ({ signIn }: { signIn: string }) => (
  <EmptyState
    icon={<Illustration scene="card" />}
    title={t('gift.signedOut')}
    actions={
      <>
        <LinkButton to={signIn}>{t('gift.signIn')}</LinkButton>
        <LinkButton kind="plain" to="/historicalGift">
          {t('gift.history')}
        </LinkButton>
      </>
    }
  >
    {t('gift.signedOutHint')}
  </EmptyState>
)

/** Total of the usable cards per currency. */
function Total() {
  const totals = useMyCards('usable').data?.totals ?? []
  if (totals.length === 0) return null
  return (
    <Stack gap={4} className={styles.total}>
      <span>{t('gift.wallet')}</span>
      {totals.map(({ amount, currency }) => (
        <strong key={currency.currencyCode}>{showMoney(amount, currency)}</strong>
      ))}
    </Stack>
  )
}

function CardList({ state }: { state: CardState }) {
  const { data, error, isFetching, refetch } = useMyCards(state)
  if (error) return <QueryError query={{ error, isFetching, refetch }} />
  if (!data) return <Loading heights={[250, 251]} gap={14} />
  if (data.cards.length === 0)
    return (
      <EmptyState icon={<Illustration scene="card" />} title={t(`gift.noCards.${state}`)}>
        {state === 'usable' && t('gift.noCardsHint')}
      </EmptyState>
    )
  return (
    <Stack as="ul" gap={14} wide className={styles.column}>
      {data.cards.map(card => (
        <li key={card.cardId}>
          <CardLink card={card} />
        </li>
      ))}
    </Stack>
  )
}

const CardLink = ({ card }: { card: GiftCard }) => (
  <Link className={styles.card} to={`/giftCardDetail?cardId=${card.cardId}`}>
    <GiftFace design={card.activeDesigns[0]} drawn={323} faded={card.state !== 'usable'} />
    <Row as="span" gap={12} rowGap={4} wrap align="baseline" justify="between" className={styles.under}>
      <strong>{leftText(card)}</strong>
      <span className={styles.quiet}>{t('gift.ofAmount', { amount: showMoney(card.amount, card.currency) })}</span>
      <span className={styles.quiet}>{untilText(card)}</span>
      {card.from !== undefined && <span className={styles.quiet}>{t('gift.foundFrom', { name: card.from })}</span>}
    </Row>
  </Link>
)
