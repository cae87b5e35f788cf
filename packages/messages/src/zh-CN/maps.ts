import type { WordsLike } from '../index.ts'
import type { maps as english } from '../en-US/maps.ts'

export const maps: WordsLike<typeof english> = {
  'map.search': '查找您的地址',
  'map.storeSearch': '查找地址',
  'map.example': '街道和门牌号',
  'map.results': '找到的地址',
  'map.nothing': '未找到地址。请检查拼写，或在下方填写。',
  'map.down': '地址搜索暂不可用，请在下方填写地址。',
  'map.zoomIn': '放大',
  'map.zoomOut': '缩小',
  'map.pin': '门口的图钉',
  'map.store': '门店位置',
  'map.storePin': '入口的图钉',
  'map.hint': '拖动图钉或点按地图，将其放在入口处。方向键可移动图钉。',
}
