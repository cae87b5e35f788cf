import type { moneyCalls, refundCalls } from '@comanda/contract/console'
import type { storedvalue as calls } from '@comanda/contract/storedvalue'
import type { HandlersOf } from '../../platform/http/index.ts'
import type { StoredValueNeeds } from './needs.ts'
import { listRecharges } from './list-recharges.ts'
import { rechargePayments } from './payments.ts'
import { queryDetail, queryGiftDetail, queryIntelligentPrograms, queryList, queryRuleDetail } from './programs.ts'
import { saveStoredValue, storedValueSetup } from './set-up.ts'
import { rechargeDetail, submitRecharge } from './submit-recharge.ts'

/** Topping up members' cards. CARD-3 */
export interface StoredValueModule {
  handlers: HandlersOf<typeof calls>
  staffHandlers: HandlersOf<
    Pick<typeof moneyCalls, 'storedValueSetup' | 'saveStoredValue'> & Pick<typeof refundCalls, 'recharges'>
  >
  payments: ReturnType<typeof rechargePayments>
}

export const createStoredValue = (needs: StoredValueNeeds): StoredValueModule => ({
  handlers: {
    queryList: queryList(needs),
    queryDetail: queryDetail(needs),
    queryGiftDetail: queryGiftDetail(needs),
    queryRuleDetail: queryRuleDetail(needs),
    queryIntelligentPrograms: queryIntelligentPrograms(needs),
    submit: submitRecharge(needs),
    detail: rechargeDetail(needs),
  },
  staffHandlers: {
    storedValueSetup: storedValueSetup(needs),
    saveStoredValue: saveStoredValue(needs),
    recharges: listRecharges(needs),
  },
  payments: rechargePayments(needs),
})
