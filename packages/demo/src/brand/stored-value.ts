import type { RechargeTier, StoredValueProgram } from '@comanda/domain/card'
import { money } from '@comanda/domain/money'
import { localized } from '../localized.ts'

const gear = (
  storedAmount: number,
  returnAmount: number,
  returnPoint: number,
  giftInfos: RechargeTier['giftInfos'] = [],
): RechargeTier => ({
  ruleId: `gear-${storedAmount / 100}`,
  storedAmount: money(storedAmount),
  returnAmount: money(returnAmount),
  returnPoint,
  giftInfos,
})

const coffee = (giftCount: number) => ({
  giftType: 'coupon' as const,
  couponTemplateId: 'coffee-on-us',
  name: localized('A coffee on us', '请您喝咖啡', 'قهوة على حسابنا'),
  giftCount,
})

/** Four gears with rising bonuses; a gift with the first recharge. */
export const storedValue: StoredValueProgram[] = [
  {
    id: 'top-up',
    versionId: 'v1',
    cardProgramId: 'marigold-circle',
    type: 1,
    status: 'active',
    name: localized('Top up and get more', '充值有礼', 'اشحن واحصل على المزيد'),
    description: localized(
      'Valid at every restaurant in US dollars. Your own money never expires. Bonus is used last.',
      '适用于所有美元餐厅。充值金额归您所有，赠送金额最后使用。',
      'صالح في كل مطعم بالدولار. ما تدفعه يبقى لك، وما يُمنح يُنفق أخيرًا.',
    ),
    currencyCode: 'USD',
    scopes: [],
    programRules: [
      gear(2000, 0, 20),
      gear(5000, 500, 50),
      gear(10_000, 1500, 120, [coffee(1)]),
      gear(20_000, 4000, 300, [coffee(3)]),
    ],
    firstRechargeEnabled: true,
    firstRecharge: { returnAmount: money(300), returnPoint: 30, giftInfos: [] },
    agreementId: 'stored-value',
  },
  {
    id: 'lunch-top-up',
    versionId: 'v1',
    cardProgramId: 'marigold-lunch',
    type: 1,
    status: 'active',
    name: localized('Prepay your lunches', '午餐预付', 'غداء مدفوع مسبقًا'),
    description: localized(
      'Valid at our New York restaurant. Bonus is used last.',
      '纽约店适用。赠送金额最后使用。',
      'صالح في مطعمنا في نيويورك. وما يُمنح يُنفق أخيرًا.',
    ),
    currencyCode: 'USD',
    scopes: [101],
    programRules: [gear(2500, 500, 0), gear(5000, 1000, 0), gear(10_000, 2000, 0)],
    firstRechargeEnabled: false,
    agreementId: 'stored-value',
  },
]
