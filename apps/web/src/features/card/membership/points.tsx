import { showMoney, showNumber, t } from '../../../platform/i18n/index.ts'
import { showSignedNumber } from '../../../platform/i18n/signed.ts'
import { Card, Section } from '../../../ui/layout/card.tsx'
import { usePoints, usePointsDetails, usePointsRule } from '../api.ts'
import styles from '../card.module.css'
import { PointsRule } from './points-rule.tsx'
import { cardTimeText } from '../card-time-text.ts'
import { CardQuery } from '../card-query.tsx'
import { LoadMore } from '../../../ui/feedback/load-more.tsx'
import { Stack, Grid } from '../../../ui/layout/layout.tsx'

type Worth = NonNullable<ReturnType<typeof usePoints>['data']>['worth']

/** The amount that the points can pay: in the currency of the page's store, else in the first. CARD-7 */
function Worth({ worth }: { worth: Worth }) {
  const here = usePointsRule().data?.rules ?? []
  const own = worth.find(
    ({ currency }) => here.length === 1 && currency.currencyCode === here[0]?.currency.currencyCode,
  )
  const { amount, currency } = own ?? worth[0] ?? {}
  return amount && currency ? <p>{t('card.worth', { amount: showMoney(amount, currency) })}</p> : null
}

/** Points: total, value, next expiry and transactions; nothing for a member without any where none can be earned. CARD-7 */
export function Points() {
  const [balance, details] = [usePoints(), usePointsDetails('all')]
  const lines = details.data?.pages.flatMap(page => page.details) ?? []
  const rules = usePointsRule().data?.rules
  if (rules?.length === 0 && details.data && lines.length === 0) return null
  return (
    <Section title={t('card.points')}>
      <Stack gap={14}>
        <CardQuery of={balance} heights={[120]}>
          {({ points, owed, expiring, worth }) => (
            <Card>
              <span className={styles.big}>{showNumber(points)}</span>
              <Worth worth={worth} />
              {expiring && (
                <p className={styles.small}>
                  {t('card.expiring', { points: expiring.points, date: cardTimeText(expiring.at, 'date') })}
                </p>
              )}
              {owed > 0 && <p className={styles.small}>{t('card.owed', { points: owed })}</p>}
              <PointsRule />
            </Card>
          )}
        </CardQuery>
        <CardQuery of={details} heights={[200]}>
          {() =>
            lines.length > 0 && (
              <Card>
                <ul>
                  {lines.map(line => (
                    <Grid key={line.id} as="li" gap={12} rowGap={2} columns="1fr auto" className={styles.line}>
                      <span className={styles.lineTitle}>{t(`card.pointsKind.${line.kind}`)}</span>
                      <span className={styles.lineAmount} data-in={line.points > 0 || undefined}>
                        {showSignedNumber(line.points)}
                      </span>
                      <span className={styles.small}>
                        {[cardTimeText(line.at, 'date'), line.shopName].filter(Boolean).join(' · ')}
                      </span>
                    </Grid>
                  ))}
                </ul>
              </Card>
            )
          }
        </CardQuery>
        <LoadMore query={details} />
      </Stack>
    </Section>
  )
}
