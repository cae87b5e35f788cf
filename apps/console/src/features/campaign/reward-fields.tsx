import { money } from '@comanda/domain/money'
import { t } from '@comanda/web/i18n'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { type Facts, nameOf } from '../../forms/brand-settings.ts'
import { AddFromList } from '../../forms/fields/choice-fields.tsx'
import { useListField } from '../../forms/state/field-state.ts'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import styles from '../../forms/forms.module.css'
import { RemoveIcon } from '../../forms/fields/list-parts.tsx'
import type { CampaignValues, Reward } from './queries.ts'

const Fields = fieldsOf<CampaignValues>()
const MAX_COUPONS = 5

type Path = 'campaign.reward' | 'campaign.rule.friendReward' | `campaign.rule.streaks.${number}.reward`

export const noReward = (): Reward => ({ points: 0, bonus: money(0), coupons: [] })

function Coupons({ name, facts }: { name: Path; facts: Facts }) {
  const path = `${name}.coupons`
  const { rows, add, remove } = useListField<Reward['coupons'][number]>(path)
  const couponName = (id: string) => nameOf(facts.coupons.find(one => one.couponTemplateId === id)?.name ?? {})
  const options = facts.coupons.map(one => [one.couponTemplateId, nameOf(one.name)] as const)
  return (
    <div className={styles.group}>
      {rows.map(({ entry, at, key }) => (
        <Row key={key} wrap gap={12} rowGap={8} align="end">
          <span className={styles.grow}>{couponName(entry.couponTemplateId)}</span>
          <Fields.Number
            name={`${path}.${at}.count` as 'campaign.reward.points'}
            label={t('money.count')}
            min={1}
            max={20}
          />
          <Fields.Money name={`${path}.${at}.cost` as 'campaign.reward.bonus'} label={t('campaigns.couponCost')} />
          <RemoveIcon label={t('campaigns.removeCoupon')} onRemove={() => remove(at)} />
          <Fields.Error name={`${path}.${at}.couponTemplateId` as 'campaign.reward.points'} />
        </Row>
      ))}
      {rows.length < MAX_COUPONS && (
        <AddFromList
          label={t('campaigns.coupon')}
          options={options}
          onAdd={couponTemplateId => add({ couponTemplateId, count: 1, cost: money(0) })}
        />
      )}
    </div>
  )
}

interface RewardFieldsProps {
  name: Path
  facts: Facts
  /** Bonus is given in the currency of the member card only. */
  hasBonus: boolean
}

/** The reward: points, bonus on the card, coupons with the cost of each for the brand. CARD-8 */
export const RewardFields = ({ name, facts, hasBonus }: RewardFieldsProps) => (
  <div className={styles.group}>
    <div className={styles.narrowRow}>
      <Fields.Number
        name={`${name}.points` as 'campaign.reward.points'}
        label={t('campaigns.points')}
        max={1_000_000}
      />
      {hasBonus && <Fields.Money name={`${name}.bonus` as 'campaign.reward.bonus'} label={t('campaigns.bonus')} />}
    </div>
    <Coupons name={name} facts={facts} />
  </div>
)
