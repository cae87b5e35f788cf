import { showDate, showMoney, t } from '../../platform/i18n/index.ts'
import { showSignedMoney } from '../../platform/i18n/signed.ts'
import { isRefused } from '../../platform/send/index.ts'
import { QueryError, Loading } from '../../ui/feedback/query-states.tsx'
import { LoadMore } from '../../ui/feedback/load-more.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { Illustration } from '../../ui/feedback/illustration.tsx'
import { useGiftCard, useStatement } from './api.ts'
import { GiftUnavailable } from './gift-states.tsx'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import styles from './gift.module.css'

/** Transactions of one card, the latest first. CARD-10 */
export function GiftStatement({ cardId }: { cardId: string }) {
  const card = useGiftCard(cardId)
  const query = useStatement(cardId)
  const { data, error } = query
  if (cardId === '' || isRefused(error, 'notFound', 'invalidInput'))
    return (
      <GiftUnavailable to="/giftCards" link={t('gift.mine')}>
        {t('gift.notFoundHint')}
      </GiftUnavailable>
    )
  if (error && !data) return <QueryError query={query} />
  if (!data || !card.data) return <Loading heights={[84, 220]} gap={14} />
  const { balance, currency, timeZone } = card.data
  const records = data.pages.flatMap(page => page.records)
  return (
    <>
      <Stack gap={4} className={styles.total}>
        <span>{t('gift.balance')}</span>
        <strong>{showMoney(balance, currency)}</strong>
      </Stack>
      {records.length === 0 ? (
        <EmptyState icon={<Illustration scene="receipt" />} title={t('gift.statementNone')} />
      ) : (
        <Panel as="ul">
          {records.map(({ recordId, kind, amount, shopName, at }) => (
            <Row key={`${recordId}.${kind}`} as="li" justify="between" className={styles.row}>
              <span>
                <span>
                  {shopName === undefined ? t(`gift.move.${kind}`) : `${t(`gift.move.${kind}`)} · ${shopName}`}
                </span>
                <span className={styles.quiet}>{showDate(at, 'dateTime', timeZone)}</span>
              </span>
              <strong className={amount > 0 ? `${styles.number} ${styles.good}` : styles.number}>
                <bdi>{showSignedMoney(amount, currency)}</bdi>
              </strong>
            </Row>
          ))}
        </Panel>
      )}
      <LoadMore query={query} />
    </>
  )
}
