import { csvOf } from '@comanda/domain/spreadsheet'
import { staffCouponCalls as calls } from '@comanda/contract/coupon'
import type { ResponseOf } from '@comanda/contract/core'
import { addDays } from '@comanda/domain/store'
import { t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Download, Hash } from 'lucide-react'
import { brandKey, type BrandProps, type Facts, nameOf, useBrandForm } from '../../forms/brand-settings.ts'
import { useFieldState } from '../../forms/state/field-state.ts'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import styles from '../../forms/forms.module.css'
import { ChipChoice } from '../../forms/fields/list-parts.tsx'
import { ProgramList } from '../../forms/program-list.tsx'
import { SettingsForm } from '../../forms/settings-form.tsx'
import { newId } from '../../forms/store-settings.ts'
import type { SettingsOf } from '../../forms/state/use-settings-form.ts'
import { today } from '../../platform/store-day.ts'
import { saveFile } from '../../platform/save-file.ts'
import { send } from '../../platform/send.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { daysText, stateOf, unseenText } from '../../ui/offer-table.tsx'

type Setup = ResponseOf<typeof calls.couponCodes>['batches'][number]
type Batch = Setup['batch']

const Fields = fieldsOf<SettingsOf<typeof calls.saveCouponCodes>>()
const MAX_CODES = { public: 1_000_000, single: 5000 }

const newBatch = ({ coupons }: Facts): Setup => ({
  mark: '',
  taken: 0,
  used: 0,
  batch: {
    batchId: newId('codes'),
    kind: 'public',
    name: '',
    couponTemplateId: coupons[0]?.couponTemplateId ?? '',
    publicCode: '',
    most: 100,
    startDate: today(),
    endDate: addDays(today(), 30),
    validDays: 30,
    enabled: true,
  },
})

/** The kind of new codes: one for many guests, or many for one guest each. */
function KindField() {
  const { value: batch, change } = useFieldState<Batch>('batch')
  const choose = (kind: Batch['kind']) => {
    const { publicCode = '', ...rest } = batch
    change(
      kind === 'public'
        ? { ...rest, kind, publicCode }
        : { ...rest, kind, most: Math.min(rest.most, MAX_CODES.single) },
    )
  }
  const kinds = ['public', 'single'] as const
  return (
    <ChipChoice
      label={t('campaigns.kind')}
      shown
      options={kinds.map(kind => [kind, t(`codes.kind.${kind}`)] as const)}
      chosen={batch.kind}
      onChoose={choose}
    />
  )
}

/** Downloads the codes that are not taken yet. */
function DownloadCodes({ shopId, batch }: { shopId: number; batch: Batch }) {
  const reading = useMutation({
    mutationFn: () => send(calls.readCouponCodes, { shopId, batchId: batch.batchId }),
    onSuccess: ({ codes }) => saveFile(`${batch.name}.csv`, csvOf([[t('codes.code')], ...codes.map(code => [code])])),
    onError: error => toast(error.message),
  })
  return (
    <Row>
      <Button
        size="small"
        kind="secondary"
        icon={<Download aria-hidden="true" size={18} />}
        busy={reading.isPending}
        onClick={() => reading.mutate()}
      >
        {t('codes.download')}
      </Button>
    </Row>
  )
}

/** Codes for one kind of coupon: how many, when they can be taken, how long the coupon is valid then. CARD-6 */
function CodesForm({ shopId, facts, setup }: BrandProps & { setup: Setup }) {
  const { mark, batch: saved, taken, used } = setup
  const form = useBrandForm(
    shopId,
    `codes/${saved.batchId}`,
    calls.saveCouponCodes,
    { mark, batch: saved },
    values => unseenText(stateOf(values.batch.enabled, values.batch, today())) ?? t('codes.saved'),
  )
  const { batch } = form.values
  const isNew = mark === ''
  return (
    <SettingsForm form={form} languages={facts.languages}>
      {!isNew && <Text kind="quiet">{t('codes.counts', { taken, used })}</Text>}
      <div className={styles.card}>
        <Fields.Switch name="batch.enabled">{t('campaigns.on')}</Fields.Switch>
        {isNew && <KindField />}
        <Fields.Text name="batch.name" label={t('money.name')} hint={t('codes.nameHint')} maxLength={60} />
        {isNew && (
          <Fields.Select
            name="batch.couponTemplateId"
            label={t('counter.coupon')}
            options={facts.coupons.map(one => [one.couponTemplateId, nameOf(one.name)] as const)}
          />
        )}
        {batch.kind === 'public' &&
          (isNew ? (
            <Fields.Text
              name="batch.publicCode"
              label={t('codes.code')}
              hint={t('codes.codeHint')}
              maxLength={24}
              dir="ltr"
              autoCapitalize="characters"
              parse={text => text.toUpperCase()}
            />
          ) : (
            <p>
              {t('codes.code')}: <strong dir="ltr">{batch.publicCode}</strong>
            </p>
          ))}
        <div className={styles.narrowRow}>
          {(isNew || batch.kind === 'public') && (
            <Fields.Number
              name="batch.most"
              label={t(batch.kind === 'public' ? 'codes.most' : 'codes.howMany')}
              min={1}
              max={MAX_CODES[batch.kind]}
            />
          )}
          <Fields.Text name="batch.startDate" label={t('campaigns.firstDay')} type="date" />
          <Fields.Text name="batch.endDate" label={t('campaigns.lastDay')} type="date" />
          <Fields.Number name="batch.validDays" label={t('codes.validDays')} min={1} max={730} />
        </div>
      </div>
      {!isNew && saved.kind === 'single' && <DownloadCodes shopId={shopId} batch={saved} />}
    </SettingsForm>
  )
}

/** Public codes and batches of single codes. CARD-6 */
export function CouponCodes(props: BrandProps) {
  const { shopId, facts } = props
  const query = useQuery({
    queryKey: brandKey(shopId, 'codes'),
    queryFn: () => send(calls.couponCodes, { shopId }),
  })
  const couponName = (id: string) => nameOf(facts.coupons.find(one => one.couponTemplateId === id)?.name ?? {})
  return (
    <Loaded query={query}>
      {({ batches }) => (
        <ProgramList
          view="money"
          part="codes"
          label={t('codes.all')}
          icon={<Hash />}
          saved={batches}
          offerOf={({ batch, taken }) => ({
            id: batch.batchId,
            name: batch.name || t('money.unnamed'),
            kind: `${batch.publicCode ?? t('codes.kind.single')} · ${couponName(batch.couponTemplateId)}`,
            state: taken >= batch.most ? 'over' : stateOf(batch.enabled, batch, today()),
            dates: daysText(batch),
            uses: t('campaigns.of', { count: taken, most: String(batch.most) }),
            isOn: batch.enabled,
          })}
          onSwitch={({ mark, batch }, enabled) =>
            send(calls.saveCouponCodes, { shopId, mark, batch: { ...batch, enabled } })
          }
          headings={{ uses: 'codes.taken' }}
          reads={brandKey(shopId, 'codes')}
          add={t('codes.new')}
          fresh={() => newBatch(facts)}
        >
          {one => <CodesForm key={one.batch.batchId} {...props} setup={one} />}
        </ProgramList>
      )}
    </Loaded>
  )
}
