import { ReceiptText } from 'lucide-react'
import { showMoney, t } from '../../platform/i18n/index.ts'
import { showSignedMoney } from '../../platform/i18n/signed.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Link } from '../../ui/controls/link.tsx'
import { LoadMore } from '../../ui/feedback/load-more.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { type Direction, type MemberCard, type Transaction, useCards, useTransactions } from './api.ts'
import styles from './card.module.css'
import { whenText } from './when.ts'
import { following, Waiting } from './waiting.tsx'
import { Stack, Grid } from '../../ui/layout/layout.tsx'

interface StatementProps {
  kind: Direction
  /** Shows only the newest transactions, with a link to all. */
  short?: boolean
}

/** Transactions of the card. CARD-3 */
export function Statement({ kind, short }: StatementProps) {
  const cards = useCards()
  const card = cards.data?.cards[0]
  const query = useTransactions(card?.cardId, kind)
  if (cards.data && !card) return <Nothing />
  return (
    <Waiting of={following(cards, query)} heights={[64, 65, 66, 67]}>
      {data => {
        const all = data.pages.flatMap(page => page.transactions)
        if (all.length === 0 || !card) return <Nothing />
        const lines = short ? all.slice(0, 5) : all
        return (
          <Stack gap={14}>
            <Card>
              <ul>
                {lines.map(line => (
                  <Line key={line.id} line={line} card={card} />
                ))}
              </ul>
            </Card>
            {short && (
              <LinkButton wide kind="plain" to="/cardHistory">
                {t('card.wholeStatement')}
              </LinkButton>
            )}
            {!short && <LoadMore query={query} />}
          </Stack>
        )
      }}
    </Waiting>
  )
}

const Nothing = () => (
  <EmptyState
    icon={<ReceiptText />}
    title={t('card.noMovement')}
    actions={<LinkButton to="/cardRecharge">{t('card.topUp')}</LinkButton>}
  />
)

/** Paid and bonus part of a transaction, if it has both. */
const partsOf = ({ paid, given }: Transaction, { currency }: MemberCard): string =>
  paid !== 0 && given !== 0
    ? t('card.linePaidGiven', { paid: showMoney(paid, currency), given: showMoney(given, currency) })
    : ''

const Line = ({ line, card }: { line: Transaction; card: MemberCard }) => {
  const parts = partsOf(line, card)
  return (
    <Grid as="li" gap={12} rowGap={2} columns="1fr auto" className={styles.line}>
      <span className={styles.lineTitle}>
        {line.rechargeId === undefined ? (
          t(`card.kind.${line.kind}`)
        ) : (
          <Link className={styles.lineLink} to={`/refundDetail?rechargeId=${line.rechargeId}`}>
            {t(`card.kind.${line.kind}`)}
          </Link>
        )}
      </span>
      <span className={styles.lineAmount} data-in={line.amount > 0 || undefined}>
        {showSignedMoney(line.amount, card.currency)}
      </span>
      <span className={styles.small}>{[whenText(line.at, 'dateTime'), line.shopName].filter(Boolean).join(' · ')}</span>
      {parts && <span className={`${styles.small} ${styles.lineEnd}`}>{parts}</span>}
    </Grid>
  )
}

interface CardHistoryProps {
  kind: Direction
  onKind: (kind: Direction) => void
}

/** All transactions, with a filter. */
export const CardHistory = ({ kind, onKind }: CardHistoryProps) => (
  <Tabs
    label={t('card.statement')}
    tabs={[
      { id: 'all', label: t('card.all') },
      { id: 'in', label: t('card.in') },
      { id: 'out', label: t('card.out') },
    ]}
    chosen={kind}
    onChoose={onKind}
  >
    <Statement kind={kind} />
  </Tabs>
)
