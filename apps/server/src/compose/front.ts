import { createDecoration, type Decoration } from '../modules/decoration/index.ts'
import { createReference, type Reference } from '../modules/reference/index.ts'
import { createStartup, type Startup } from '../modules/startup/index.ts'
import { createTelemetry, type Telemetry } from '../modules/telemetry/index.ts'
import type { Runtime } from './ground.ts'
import type { Places } from './places.ts'

interface Deps extends Runtime {
  places: Places
}

/** What meets a guest first: start, look, facts. */
export interface Front {
  startup: Startup
  decoration: Decoration
  reference: Reference
  telemetry: Telemetry
}

/** Where pictures are served by this server itself. */
export const PICTURE_HOST = '/media'

export function composeFront({ config, db, clock, log, places }: Deps): Front {
  const decoration = createDecoration({ db, clock })
  const startup = createStartup({
    db,
    clock,
    pictureHosts: [PICTURE_HOST],
    ...(config.UPLOADS_URL && { uploadsOrigin: new URL(config.UPLOADS_URL).origin }),
    testPage: config.NODE_ENV !== 'production' || config.TEST_PAGE,
    decorationOf: async corporationId => {
      const plan = await decoration.plans.shown(corporationId)
      return {
        decorationPlanId: plan.decorationPlanId,
        version: plan.version,
        pageTypeList: decoration.pageTypes(plan),
      }
    },
    shopOf: async (corporationId, shopId) => {
      const shop = await places.store.shops.shown(corporationId, shopId)
      if (!shop) return undefined
      const { shopName, description, picture, bizTypes } = shop.config
      return { shopId, bizTypes, shopName, description, picture, version: shop.configVersion }
    },
  })
  return {
    startup,
    decoration,
    reference: createReference({ origins: config.PUBLIC_URL ? [new URL(config.PUBLIC_URL).origin] : [] }),
    telemetry: createTelemetry({ log, clock }),
  }
}
