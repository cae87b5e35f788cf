import type { brandCalls as calls } from '@comanda/contract/brand'
import type { HandlersOf } from '../../platform/http/index.ts'
import type { Deps } from './deps.ts'
import { checkSetupLink, createBrand } from './first-start/create-brand.ts'

import { saveBasics } from './opening/basics.ts'
import { useSampleAgreements } from './opening/use-sample-agreements.ts'
import { previewNotice, queryBrandTexts, saveBrandTexts } from './settings/brand-texts.ts'
import { queryBrandSettings, saveBrandSettings } from './settings/brand-settings.ts'
import { useSampleMenu } from './opening/use-sample-menu.ts'
import { openStore, queryChecklist } from './opening/open-store.ts'

export { makeSetupLink, SETUP_LINK_HOURS } from './first-start/setup-links.ts'

/** A brand: its first start, its look, languages and texts, and what it needs to open. */
export interface BrandModule {
  staffHandlers: HandlersOf<typeof calls>
}

export const createBrandModule = (deps: Deps): BrandModule => ({
  staffHandlers: {
    checkSetupLink: checkSetupLink(deps),
    createBrand: createBrand(deps),
    openingChecklist: queryChecklist(deps),
    openStore: openStore(deps),
    saveBasics: saveBasics(deps),
    useSampleAgreements: useSampleAgreements(deps),
    useSampleMenu: useSampleMenu(deps),
    brandSettings: queryBrandSettings(deps),
    saveBrandSettings: saveBrandSettings(deps),
    brandTexts: queryBrandTexts(deps),
    saveBrandTexts: saveBrandTexts(deps),
    previewNotice: previewNotice(deps),
  },
})
