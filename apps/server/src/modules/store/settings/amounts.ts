import { providerOf } from '@comanda/domain/payment'
import { checkFees, checkPaymentMethods, checkTaxes, type ShopConfig } from '@comanda/domain/store'
import { withoutEmpty } from '../../../platform/save-at-revision.ts'
import type { Deps } from '../deps.ts'
import { everyWay, misfit, type Part, type PartOf } from './part.ts'

const named = <T extends { name: Readonly<Record<string, string>> }>(rule: T): T => ({
  ...rule,
  name: withoutEmpty(rule.name),
})

/** Packaging, service charges, card fee and tips. PRICE-6, PRICE-7, PRICE-8 */
export const fees: PartOf<'fees'> = {
  of: ({ packaging, surcharges, ccFee, tip }) =>
    ({
      surcharges,
      ...(packaging && { packaging }),
      ...(ccFee && { ccFee }),
      ...(tip && { tip }),
    }) as Part<'fees'>,
  into: ({ packaging: _p, ccFee: _c, tip: _t, ...config }, { surcharges, packaging, ccFee, tip }) => ({
    ...config,
    surcharges: surcharges.map(named) as ShopConfig['surcharges'],
    ...(packaging && { packaging }),
    ...(ccFee && { ccFee: ccFee as NonNullable<ShopConfig['ccFee']> }),
    ...(tip && { tip }),
  }),
  check: part => misfit(checkFees(part as Parameters<typeof checkFees>[0])),
}

/** Taxes, and how they are rounded. PRICE-5 */
export const taxes: PartOf<'taxes'> = {
  of: config => ({ taxes: config.taxes, taxRounding: config.taxRounding }),
  into: (config, part) => ({
    ...config,
    taxes: part.taxes.map(named) as ShopConfig['taxes'],
    taxRounding: part.taxRounding,
  }),
  check: part => misfit(checkTaxes(part.taxes as ShopConfig['taxes'])),
}

/** Whether the server can take a payment method in the store's currency. PAY-5 */
export const isConnected = (deps: Pick<Deps, 'canCharge'>, { currency }: ShopConfig, method: string): boolean => {
  const provider = providerOf(method)
  return provider === undefined || deps.canCharge(provider, currency)
}

/** Payment methods by order type, the rounding of cash, and what one person may refund alone. PAY-5, PAY-19, M9 */
export const payments: PartOf<'payments'> = {
  of: ({ paymentMethods, refundAlone, cashRounding }) =>
    ({
      ways: everyWay.map(bizType => ({ bizType, methods: paymentMethods[bizType] ?? [] })),
      ...(refundAlone !== undefined && { refundAlone }),
      ...(cashRounding !== undefined && { cashRounding }),
    }) as Part<'payments'>,
  into: ({ refundAlone: _r, cashRounding: _c, ...config }, { ways, refundAlone, cashRounding }) => ({
    ...config,
    paymentMethods: Object.fromEntries(ways.map(({ bizType, methods }) => [bizType, methods])),
    ...(refundAlone !== undefined && { refundAlone }),
    ...(cashRounding !== undefined && { cashRounding }),
  }),
  check: ({ ways }, { config, deps }) =>
    misfit(
      checkPaymentMethods(ways, {
        bizTypes: config.bizTypes,
        accepted: Object.values(config.paymentMethods).flat(),
        isConnected: method => isConnected(deps, config, method),
      }),
    ),
}
