import * as z from 'zod/mini'
import { mark, shopId, words } from './fields.ts'
import type { CallRight } from './right.ts'

/** A setting with its revision, which a change must name. API-3 */
export const marked = <const S extends z.core.$ZodShape>(shape: S) => z.object({ mark, ...shape })

/** The id and name of a configured entry. */
export const namedId = <const K extends string>(key: K) =>
  z.object({ [key]: z.string(), name: words } as { [P in K]: z.ZodMiniString } & { name: typeof words })

/** Declares a call that reads settings of the brand. */
export const readBrandSetup = <const A extends CallRight, const P extends `/${string}`, const R extends z.ZodMiniType>(
  right: A,
  path: P,
  response: R,
) =>
  ({
    path,
    gate: 'brand',
    right,
    request: z.object({ shopId }),
    response,
    refuses: [],
    without: ['businessType'],
  }) as const

/**
 * Declares a call that saves one part of the settings. It answers the saved part, and never overwrites a change that the caller
 * has not seen. API-3
 */
export const saveSetup = <
  const G extends 'manager' | 'brand',
  const A extends CallRight,
  const P extends `/${string}`,
  const S extends z.core.$ZodShape,
  const R extends readonly string[],
>(
  gate: G,
  right: A,
  path: P,
  shape: S,
  refuses: R,
) =>
  ({
    path,
    gate,
    right,
    request: z.object({ shopId, mark, ...shape }),
    response: marked(shape),
    refuses: ['changedMeanwhile', ...refuses],
    changes: true,
    without: ['businessType'],
  }) as const
