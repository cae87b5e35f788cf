import type * as z from 'zod/mini'
import * as core from './core/index.ts'
import * as address from './address/index.ts'
import * as agreement from './agreement/index.ts'
import * as auth from './auth/index.ts'
import * as bill from './bill/index.ts'
import * as booking from './booking/index.ts'
import * as brand from './brand/index.ts'
import * as buffet from './buffet/index.ts'
import * as campaign from './campaign/index.ts'
import * as card from './card/index.ts'
import * as cart from './cart/index.ts'
import * as counter from './counter/index.ts'
import * as coupon from './coupon/index.ts'
import * as decoration from './decoration/index.ts'
import * as evaluation from './evaluation/index.ts'
import * as giftcard from './giftcard/index.ts'
import * as group from './group/index.ts'
import * as integration from './integration/index.ts'
import * as kitchen from './kitchen/index.ts'
import * as member from './member/index.ts'
import * as menu from './menu/index.ts'
import * as notification from './notification/index.ts'
import * as order from './order/index.ts'
import * as pass from './pass/index.ts'
import * as payment from './payment/index.ts'
import * as points from './points/index.ts'
import * as print from './print/index.ts'
import * as push from './push/index.ts'
import * as reference from './reference/index.ts'
import * as report from './report/index.ts'
import * as staff from './staff/index.ts'
import * as startup from './startup/index.ts'
import * as store from './store/index.ts'
import * as storedvalue from './storedvalue/index.ts'
import * as table from './table/index.ts'
import * as telemetry from './telemetry/index.ts'
import * as upload from './upload/index.ts'

const contexts = {
  core,
  address,
  agreement,
  auth,
  bill,
  booking,
  brand,
  buffet,
  campaign,
  card,
  cart,
  counter,
  coupon,
  decoration,
  evaluation,
  giftcard,
  group,
  integration,
  kitchen,
  member,
  menu,
  notification,
  order,
  pass,
  payment,
  points,
  print,
  push,
  reference,
  report,
  staff,
  startup,
  store,
  storedvalue,
  table,
  telemetry,
  upload,
}

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && '_zod' in value

/** `orderSummary` as `OrderSummary`. */
const titled = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** Every exported schema by its name in the OpenAPI document; a name used in two contexts is prefixed with its context. */
export const namedSchemas: ReadonlyMap<z.ZodMiniType, string> = (() => {
  const names = new Map<z.ZodMiniType, string>()
  const taken = new Set<string>()
  for (const [context, exported] of Object.entries(contexts))
    for (const [name, value] of Object.entries(exported)) {
      if (!isSchema(value) || names.has(value)) continue
      const title = taken.has(titled(name)) ? `${titled(context)}${titled(name)}` : titled(name)
      names.set(value, title)
      taken.add(title)
    }
  return names
})()
