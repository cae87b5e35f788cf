import { deviceRegion } from '@comanda/web/device-region'
import { shopCalls as calls } from '@comanda/contract/store'
import { countryPreset } from '@comanda/domain/store'
import { currentLocale, t } from '@comanda/web/i18n'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import { SheetForm } from '../../forms/sheet-form.tsx'
import { type DraftForm, useDraftForm } from '../../forms/state/use-draft-form.ts'
import { ME } from '../../platform/client.ts'
import type { StaffInfo } from '../../platform/session.ts'
import { countryOptions } from './address-fields.tsx'
import { type ListedShop, shopNameOf } from './listed-shop.ts'

interface Values {
  shopName: Record<string, string>
  countryCode: string
  timeZone: string
  copyFrom: string
}

const Fields = fieldsOf<Values>()

interface NewShopProps {
  shopId: number
  shops: readonly ListedShop[]
  onCreated: (shopId: number) => void
  onClose: () => void
}

/** How often, and how long apart (ms), the person's stores are read again: servers know a new store within a second. */
const READS = 5
const BETWEEN_READS_MS = 400

/** Reads the person's stores until the new one is among them. */
async function untilListed(client: QueryClient, shopId: number): Promise<void> {
  for (let read = 0; read < READS; read += 1) {
    await client.invalidateQueries({ queryKey: ME })
    if (client.getQueryData<StaffInfo>(ME)?.shops.some(shop => shop.shopId === shopId)) return
    await new Promise(resolve => setTimeout(resolve, BETWEEN_READS_MS))
  }
}

/** The country of the store the person is at, else that of the browser's language, and the browser's time zone. */
const proposedBy = (shop: ListedShop | undefined): Pick<Values, 'countryCode' | 'timeZone'> => ({
  countryCode: shop?.countryCode || (deviceRegion() ?? 'US'),
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
})

/** Another country proposes its own time zone. Returns the zones to choose from. */
function useZones({ form, values: { countryCode, timeZone } }: DraftForm<Values, Values>): string[] {
  const country = useRef(countryCode)
  const { timeZones } = countryPreset(countryCode)
  useEffect(() => {
    if (country.current === countryCode) return
    country.current = countryCode
    const [first] = timeZones
    if (first !== undefined && !timeZones.includes(form.getValues('timeZone'))) form.setValue('timeZone', first)
  }, [form, countryCode, timeZones])
  return [...new Set([...timeZones, timeZone])]
}

/** Creates a store, with the usual settings of its country or as a copy. STORE-4 */
export function NewShop({ shopId, shops, onCreated, onClose }: NewShopProps) {
  const client = useQueryClient()
  const form = useDraftForm<typeof calls.createShop, Values, Values>({
    draft: 'stores//new',
    saved: { shopName: {}, ...proposedBy(shops.find(shop => shop.shopId === shopId)), copyFrom: '' },
    valuesOf: values => values,
    call: calls.createShop,
    requestOf: ({ copyFrom, ...values }) => ({
      ...values,
      shopId,
      ...(copyFrom !== '' && { copyFrom: Number(copyFrom) }),
    }),
    onSaved({ shopId: created }) {
      void client.invalidateQueries({ queryKey: ['shops'] })
      onClose()
      void untilListed(client, created).then(() => onCreated(created))
    },
  })
  const zones = useZones(form)
  return (
    <SheetForm
      form={form}
      title={t('stores.new')}
      action={t('stores.create')}
      languages={[currentLocale().id]}
      onClose={onClose}
    >
      <Fields.Words name="shopName" label={t('stores.general.shopName')} />
      <Fields.Select
        name="countryCode"
        label={t('stores.general.country')}
        options={countryOptions(form.values.countryCode)}
      />
      <Fields.Select
        name="timeZone"
        label={t('stores.region.timeZone')}
        options={zones.map(zone => [zone, zone.replaceAll('_', ' ')] as const)}
      />
      <Fields.Select
        name="copyFrom"
        label={t('stores.copyFrom')}
        hint={t(form.values.copyFrom === '' ? 'stores.copyNoneHint' : 'stores.copyFromHint')}
        none={t('stores.copyNone')}
        options={shops.map(shop => [String(shop.shopId), shopNameOf(shop)] as const)}
      />
    </SheetForm>
  )
}
