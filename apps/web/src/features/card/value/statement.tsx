import { showMoney, t } from '../../../platform/i18n/index.ts'
import { showSignedMoney } from '../../../platform/i18n/signed.ts'
import { LinkButton } from '../../../ui/controls/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Link } from '../../../ui/controls/link.tsx'
import { LoadMore } from '../../../ui/feedback/load-more.tsx'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { Illustration } from '../../../ui/feedback/illustration.tsx'
import { Tabs } from '../../../ui/controls/tabs.tsx'
import { type Direction, type MemberCard, type Transaction, useTransactions } from '../api.ts'
import styles from '../card.module.css'
import { cardTimeText } from '../card-time-text.ts'
import { CardQuery } from '../card-query.tsx'
import { WithCard } from '../with-card.tsx'
import { Stack, Grid } from '../../../ui/layout/layout.tsx'
import { TwoColumns } from '../../../ui/layout/two-columns.tsx'
import { useBeside } from '../../../ui/layout/use-beside.ts'
import { CardFace } from '../face/card-face.tsx'
import face from '../face/card-face.module.css'

interface StatementProps {
  card: MemberCard
  kind: Direction
  /** Shows only the newest transactions, with a link to all. */
  short?: boolean
}

/** Transactions of the card. CARD-3 */
export function Statement({ card, kind, short }: StatementProps) {
  const query = useTransactions(card.cardId, kind)
  return (
    <CardQuery of={query} heights={[64, 65, 66, 67]}>
      {data => {
        const all = data.pages.flatMap(page => page.transactions)
        if (all.length === 0) return <Nothing />
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
    </CardQuery>
  )
}

const Nothing = () => (
  <EmptyState
    icon={<Illustration scene="receipt" />}
    title={t('card.noMovement')}
    actions={<LinkButton to="/cardRecharge">{t('card.topUp')}</LinkButton>}
  />
)

/** Paid and bonus part of a transaction, if it has both. */
const partsOf = ({ paid, given }: Transaction, { currency }: MemberCard): string =>
  paid !== 0 && given !== 0
    ? t('card.linePaidGiven', { paid: showMoney(paid, currency), given: showMoney(given, currency) })
    : ''

/** A refund leads to its money, a recharge to what was bought. */
const rechargePath = (kind: Transaction['kind'], rechargeId: string): string =>
  `${kind === 'rechargeReturned' ? '/refundDetail' : '/cardRecharge'}?rechargeId=${rechargeId}`

const Line = ({ line, card }: { line: Transaction; card: MemberCard }) => {
  const parts = partsOf(line, card)
  return (
    <Grid as="li" gap={12} rowGap={2} columns="1fr auto" className={styles.line}>
      <span className={styles.lineTitle}>
        {line.rechargeId === undefined ? (
          t(`card.kind.${line.kind}`)
        ) : (
          <Link className={styles.lineLink} to={rechargePath(line.kind, line.rechargeId)}>
            {t(`card.kind.${line.kind}`)}
          </Link>
        )}
      </span>
      <span className={styles.lineAmount} data-in={line.amount > 0 || undefined}>
        {showSignedMoney(line.amount, card.currency)}
      </span>
      <span className={styles.small}>
        {[cardTimeText(line.at, 'dateTime'), line.shopName].filter(Boolean).join(' · ')}
      </span>
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
    <WithCard heights={[64, 65, 66, 67]} none={<Nothing />}>
      {card => <Transactions card={card} kind={kind} />}
    </WithCard>
  </Tabs>
)

/** The transactions; where there is room, the card with its balance is beside them. */
function Transactions({ card, kind }: StatementProps) {
  const list = <Statement card={card} kind={kind} />
  if (!useBeside(768)) return list
  return (
    <TwoColumns beside={list}>
      <CardFace name={card.name} face={card.face} level={card.levelName} cardNo={card.cardNo}>
        <span className={face.faceBalance}>{showMoney(card.balance, card.currency)}</span>
      </CardFace>
      <LinkButton wide to="/cardRecharge">
        {t('card.topUp')}
      </LinkButton>
    </TwoColumns>
  )
}
