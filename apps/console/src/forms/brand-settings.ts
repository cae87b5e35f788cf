import { counterCalls } from '@comanda/contract/counter'
import { staffCardCalls } from '@comanda/contract/card'
import type { RequestInputOf, CallSpec, ResponseOf } from '@comanda/contract/core'
import { inLanguage, type LocalizedText } from '@comanda/domain/money'
import { currentLocale, t } from '@comanda/web/i18n'
import { useQuery } from '@tanstack/react-query'
import { send } from '../platform/send.ts'
import { type SettingsOf, useSettingsForm } from './state/use-settings-form.ts'

export type Facts = ResponseOf<typeof counterCalls.brandFacts>

/** The common props of the parts of the brand's programs. */
export interface BrandProps {
  shopId: number
  facts: Facts
}

export const brandKey = (shopId: number, part: string) => ['money', shopId, part] as const

/** The choices for the programs: stores, currencies, dishes, coupons. */
export const useFacts = (shopId: number) =>
  useQuery({ queryKey: brandKey(shopId, 'facts'), queryFn: () => send(counterCalls.brandFacts, { shopId }) })

/** How points are earned and used, and the levels. */
export const useMembership = (shopId: number) =>
  useQuery({
    queryKey: brandKey(shopId, 'membership'),
    queryFn: () => send(staffCardCalls.membershipSetup, { shopId }),
  })

/** The form of one thing of the brand: the same from every store. `savedAs`: the message after the values were saved, if guests do not see them. */
export const useBrandForm = <C extends CallSpec>(
  shopId: number,
  part: string,
  call: C,
  saved: Omit<RequestInputOf<C>, 'shopId'>,
  savedAs?: (values: SettingsOf<C>) => string | undefined,
) =>
  useSettingsForm({
    call,
    shopId,
    saved,
    draft: `money//${part}`,
    reads: ['money', shopId],
    ofBrand: true,
    savedAs: (_answer: ResponseOf<C>, values: SettingsOf<C>) => savedAs?.(values),
  })

/** A name in the language of the screen. */
export const nameOf = (name: Partial<LocalizedText>): string =>
  inLanguage(name, currentLocale().id) || t('money.unnamed')

/** The currencies of the stores, each once. */
export const currenciesOf = (facts: Facts): Facts['shops'][number]['currency'][] => [
  ...new Map(facts.shops.map(({ currency }) => [currency.currencyCode, currency])).values(),
]

/** The stores to choose from. */
export const shopOptions = (shops: Facts['shops']) => shops.map(({ shopId, shopName }) => [shopId, shopName] as const)
