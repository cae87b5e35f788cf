import type { BizType, ShopConfig } from '@comanda/domain/store'
import { withoutEmpty } from '../../../platform/save-at-revision.ts'
import { everyWay, type Part, type PartOf } from './part.ts'

type Way = Part<'ordering'>['ways'][number]

/** A value of each order type that has one; undefined if none has. */
function byType<V>(
  ways: readonly Way[],
  valueOf: (way: Way) => V | undefined,
): Partial<Record<BizType, V>> | undefined {
  const values = ways.flatMap(way => {
    const value = valueOf(way)
    return value === undefined ? [] : [[way.bizType, value] as const]
  })
  return values.length === 0 ? undefined : (Object.fromEntries(values) as Partial<Record<BizType, V>>)
}

const wayOf = (config: ShopConfig, bizType: BizType): Way => {
  const readyMinutes = config.readyMinutesFor?.[bizType]
  const minimum = config.minimumOrder?.[bizType]
  const itemLimit = config.itemLimitFor?.[bizType]
  return {
    bizType,
    autoAccept: config.autoAccept?.includes(bizType) ?? false,
    ...(readyMinutes !== undefined && { readyMinutes }),
    ...(minimum !== undefined && { minimum }),
    ...(itemLimit !== undefined && { itemLimit }),
    remarks: config.quickRemarksFor?.[bizType] ?? [],
  }
}

/** How orders are taken: preparation and response times, acceptance, minimums, limits, quick remarks, checks. STORE-2 */
export const ordering: PartOf<'ordering'> = {
  of: config => ({
    readyMinutes: config.readyMinutes,
    acceptWithin: config.acceptWithin,
    ways: everyWay.map(bizType => wayOf(config, bizType)),
    itemLimit: config.dineInItemLimit,
    remarks: config.quickRemarks,
    verifyPhone: config.enablePickupVerifyPhone,
    checkFirst: config.checkOrderRequiresIn4Hours,
  }),
  into(
    { autoAccept: _a, readyMinutesFor: _b, minimumOrder: _c, quickRemarksFor: _d, itemLimitFor: _e, ...config },
    part,
  ) {
    const { ways, readyMinutes, acceptWithin, itemLimit, remarks, verifyPhone, checkFirst } = part
    const autoAccept = ways.filter(way => way.autoAccept).map(({ bizType }) => bizType)
    const readyMinutesFor = byType(ways, way => way.readyMinutes)
    // A round at a table has no minimum: the table's bill grows with the next one.
    const minimumOrder = byType(ways, way => (way.bizType === 1100 ? undefined : way.minimum))
    const itemLimitFor = byType(ways, way => (way.bizType === 1100 ? undefined : way.itemLimit))
    const quickRemarksFor = byType(ways, way => (way.remarks.length > 0 ? way.remarks.map(withoutEmpty) : undefined))
    return {
      ...config,
      readyMinutes,
      acceptWithin,
      dineInItemLimit: itemLimit,
      quickRemarks: remarks.map(withoutEmpty),
      enablePickupVerifyPhone: verifyPhone,
      checkOrderRequiresIn4Hours: checkFirst,
      ...(autoAccept.length > 0 && { autoAccept }),
      ...(readyMinutesFor && { readyMinutesFor }),
      ...(minimumOrder && { minimumOrder }),
      ...(itemLimitFor && { itemLimitFor }),
      ...(quickRemarksFor && { quickRemarksFor }),
    }
  },
}
