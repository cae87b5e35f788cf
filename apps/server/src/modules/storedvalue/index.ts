import type { staffStoredValueCalls, storedvalue as calls } from '@comanda/contract/storedvalue'
import type { HandlersOf } from '../../platform/http/index.ts'
import type { StoredValueDeps } from './deps.ts'
import { listRecharges } from './list-recharges.ts'
import { rechargePayments } from './payments.ts'
import { queryDetail, queryGiftDetail, queryIntelligentPrograms, queryList, queryRuleDetail } from './programs.ts'
import { saveStoredValue, storedValueSetup } from './set-up.ts'
import { rechargeDetail, submitRecharge } from './submit-recharge.ts'

/** Topping up members' cards. CARD-3 */
export interface StoredValueModule {
  handlers: HandlersOf<typeof calls>
  staffHandlers: HandlersOf<typeof staffStoredValueCalls>
  payments: ReturnType<typeof rechargePayments>
}

export const createStoredValue = (deps: StoredValueDeps): StoredValueModule => ({
  handlers: {
    queryList: queryList(deps),
    queryDetail: queryDetail(deps),
    queryGiftDetail: queryGiftDetail(deps),
    queryRuleDetail: queryRuleDetail(deps),
    queryIntelligentPrograms: queryIntelligentPrograms(deps),
    submit: submitRecharge(deps),
    detail: rechargeDetail(deps),
  },
  staffHandlers: {
    storedValueSetup: storedValueSetup(deps),
    saveStoredValue: saveStoredValue(deps),
    recharges: listRecharges(deps),
  },
  payments: rechargePayments(deps),
})
