import { showMoney, t } from '@comanda/web/i18n'
import { Loaded } from '../../ui/loaded.tsx'
import offers from '../../ui/offer-table.module.css'
import tables from '../../ui/tables.module.css'
import styles from './campaigns.module.css'
import { dayText } from '../../ui/offer-table.tsx'
import { Stack } from '@comanda/web/ui/layout/layout.tsx'
import { useResults } from './queries.ts'

type Results = NonNullable<ReturnType<typeof useResults>['data']>

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div className={styles.figure}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

function Figures({ results }: { results: Results }) {
  const { currency, members, granted, coupons, redeemed, rights, rightsUsed, cost, revenue } = results
  const of = (count: number, most: number) => t('campaigns.of', { count, most })
  return (
    <dl className={styles.sums}>
      <Figure name={t('campaigns.members')} value={String(members)} />
      <Figure name={t('campaigns.granted')} value={String(granted)} />
      {coupons > 0 && <Figure name={t('campaigns.redeemed')} value={of(redeemed, coupons)} />}
      {rights > 0 && <Figure name={t('campaigns.rightsUsed')} value={of(rightsUsed, rights)} />}
      <Figure name={t('campaigns.cost')} value={showMoney(cost, currency)} />
      <Figure name={t('campaigns.revenue')} value={showMoney(revenue, currency)} />
    </dl>
  )
}

const Days = ({ results: { days, currency } }: { results: Results }) => (
  <div className={offers.scroll}>
    <table className={tables.table}>
      <caption className={tables.caption}>{t('campaigns.lastDays')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('campaigns.day')}</th>
          <th scope="col" className={offers.number}>
            {t('campaigns.uses')}
          </th>
          <th scope="col" className={offers.number}>
            {t('campaigns.cost')}
          </th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, granted, cost }) => (
          <tr key={day}>
            <th scope="row">{dayText(day)}</th>
            <td className={offers.number}>{granted}</td>
            <td className={offers.number}>{showMoney(cost, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

/** The rewards and the revenue of a campaign. CARD-8 */
export const CampaignResults = ({ shopId, campaignId }: { shopId: number; campaignId: string }) => (
  <Loaded query={useResults(shopId, campaignId)}>
    {results => (
      <Stack aria-label={t('campaigns.results')} as="section" gap={14}>
        <Figures results={results} />
        {results.days.length > 0 && <Days results={results} />}
      </Stack>
    )}
  </Loaded>
)
