import { localized } from '../localized.ts'

/** Areas of the stores. */
export const areaNames = {
  window: localized('By the window', '窗边', 'عند النافذة'),
  room: localized('Main room', '大厅', 'الصالة'),
  counter: localized('Counter', '吧台', 'المنضدة'),
  terrace: localized('Terrace', '露台', 'الشرفة'),
  family: localized('Family room', '家庭厅', 'قسم العائلات'),
}
