import { t } from '@comanda/web/i18n'
import { IconButton } from '@comanda/web/ui/controls/button.tsx'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { Trash2 } from 'lucide-react'
import { type Facts, nameOf } from '../../forms/brand-settings.ts'
import { AddFromList } from '../../forms/fields/choice-fields.tsx'
import { useListField } from '../../forms/state/field-state.ts'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import styles from '../../forms/forms.module.css'
import type { StoredValue } from './queries.ts'

const Fields = fieldsOf<StoredValue>()

type Path = `program.programRules.${number}` | 'program.firstRecharge'
type Gift = StoredValue['program']['programRules'][number]['giftInfos'][number]

const MAX_GIFTS = 5

/** The coupons that come with a recharge. */
function Gifts({ name, facts }: { name: `${Path}.giftInfos`; facts: Facts }) {
  const { rows, add, remove } = useListField<Gift>(name)
  const couponName = (id: string) => nameOf(facts.coupons.find(one => one.couponTemplateId === id)?.name ?? {})
  return (
    <div className={styles.whole}>
      {rows.map(({ entry, at, key }) => (
        <Row key={key} wrap gap={12} rowGap={8} align="end">
          <span className={styles.grow}>{couponName(entry.couponTemplateId)}</span>
          <Fields.Number name={`${name}.${at}.giftCount`} label={t('money.count')} min={1} max={20} />
          <IconButton
            label={t('money.removeGift')}
            icon={<Trash2 aria-hidden="true" size={20} />}
            onClick={() => remove(at)}
          />
          <Fields.Error name={`${name}.${at}.couponTemplateId`} />
        </Row>
      ))}
      {rows.length < MAX_GIFTS && (
        <AddFromList
          label={t('money.addGift')}
          options={facts.coupons.map(
            ({ couponTemplateId, name: coupon }) => [couponTemplateId, nameOf(coupon)] as const,
          )}
          onAdd={couponTemplateId => add({ giftType: 'coupon', couponTemplateId, giftCount: 1 })}
        />
      )}
    </div>
  )
}

/** The bonus on the paid amount: value, points, coupons. CARD-3 */
export const BonusFields = ({ name, facts }: { name: Path; facts: Facts }) => (
  <>
    <Fields.Money name={`${name}.returnAmount`} label={t('money.onTop')} />
    <Fields.Number name={`${name}.returnPoint`} label={t('money.pointsOnTop')} max={1_000_000} />
    <Gifts name={`${name}.giftInfos`} facts={facts} />
  </>
)
