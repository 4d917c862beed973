/** The words that may stand unread, by method. npm run inert-words prints them. */
export const INERT_WORDS: Record<string, string> = {
  area: 'total_area',
  'binomial-distribution':
    'box bulb given hold people planted random sample seed student taken town variable 变量 射击 射手 某 次 随机',
  'capacitor-combination': 'total_capacitance',
  'chi-squared-test':
    'carry contingency die factor fit independence independent level out row should table test thrown time value whether 作 列联表 卡方 各行 检验',
  collision: 'after_the 两_个',
  'confidence-interval':
    'bag distributed distribution interval masse mean normally observation population random sample unknown value variable 值 区间 均 总体 抽取 数据 某 样本 正态',
  'connected-particles': 'rest_ 两_个',
  'connected-rates': 'air balloon change cm increase increasing kilometre rate 速度',
  'constant-acceleration': 'final_speed',
  'differentiate-implicit': 'if_',
  'differentiate-power': 'if_',
  discriminant: 'distinct_point',
  'drawing-balls': 'exactly_ exactly_one without_replacement',
  'geometric-distribution':
    'ann attempt each-attempt game random success variable win 变量 成功 每次试验 随机',
  'gradient-at': 'if_',
  'increasing-decreasing': 'show_where',
  intersection: '两_直',
  iteration:
    'converge formula given initial iterative result root sequence starting use using value 使用 值 公式 初 小数 根 用',
  'linear-combination': 'variable',
  maclaurin: 'first_three non-zero_term',
  'motion-on-slope': 'rest_in rest_on',
  'normal-approximation': 'distribution normal suitable use using 分布 正态 用',
  'normal-distribution':
    'apple chosen given height length mass masse random randomly rod variable 一名 变量 学生 某 校 身高 随机',
  permutations: 'different_book',
  physics:
    'after_ average_speed average_velocity each_have each_photon final_speed final_velocity if_the maximum_ maximum_height maximum_is rest_and total_mass 两_平',
  'plane-angle': 'acute_angle',
  'point-to-line': 'shortest_distance',
  'point-to-plane': 'shortest_distance',
  'poisson-distribution': 'random variable 变量 随机',
  'polynomial-roots': '两_根',
  projectile: 'after_',
  rearrange: 'i',
  'resistor-combination': 'total_resistance',
  restitution: 'after_the',
  'resultant-force': 'each_other other_ 两_个',
  selections: 'book different_committee exactly_ if_there men people student women 名 学生 恰好_有 男生',
  'skew-distance': 'shortest_distance',
  'sum-of-roots': '两_根',
  'test-of-mean':
    'carry distributed distribution given known level observation out population random sample value variable 样本',
  'transformed-roots': '两_根',
  'trigonometric-value': 'exactly_',
  'two-events': 'event given two 事件 相互',
  'unbiased-estimate': 'estimate observation population random sample value 估计 总体 所在 数据 来自 某 样本',
  'variable-acceleration': 'rest_ total_distance',
  'variable-force': 'acted along move particle start under when x-axi 出发 受 处的 质点',
  'vector-angle': 'acute_angle',
  'wilcoxon-test': 'carried compared data out sample test two 乙 数据 检验 用 甲 组',
  'word-arrangements': 'different_arrangement each_other next_to other_ 不同_的 两_个#',
};
