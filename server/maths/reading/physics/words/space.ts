export const GRAVITY =
  'satellite spacecraft space-station moon orbit orbits orbiting orbital circular circular-orbit in-a-circular-orbit round around path planet planets earth moon sun star mars venus jupiter saturn mercury uranus neptune pluto asteroid titan io europa phobos ' +
  'surface at-its-surface on-its-surface at-the-surface on-the-surface centre center centres centers between their-centres separation separated separated-by apart distance uniform sphere spheres lead-spheres lead point-mass point-masses point masses isolated gravitational gravity force field strength potential attraction attracts each-other ' +
  'two both mass radius newton law law-of-gravitation of-gravitation due-to exerted acts acting exerts experienced from-the-centre moves travels moving travelling speed period newton-law-of-gravitation space at-a-distance at-a-point magnitude of-orbit of-its-orbit ship ships ' +
  '卫星 人造卫星 行星 某行星 地球 月球 太阳 恒星 火星 金星 木星 土星 绕 环绕 绕地球 绕行星 运动 运行 圆周运动 匀速圆周运动 做 圆轨道 轨道 轨道上 表面 表面的 表面处 中心 球心 两球 两个球 两个 两 均匀球 铅球 质点 两质点 相距 之间 之间的 它们之间 它们之间的 万有引力 引力 相互作用 处 处的 该行星 行星的 地球的 月球的 的万有引力 到地心 地心 距地心 半径';

export const ASTRONOMY =
  'star stars sun galaxy galaxies distant luminosity surface surface-temperature temperature radiant flux intensity radiation earth observed received measured received-from at-the-earth on-earth on-the-earth at-earth of-the-star of-the-sun distance from-the-earth from-earth away at-a-distance light-years ' +
  'black-body black radiates emits emitted total-power total recedes receding moving-away moving away-from-us from-us recession speed redshift red-shift spectrum spectral line lines hydrogen light wavelength in-the-laboratory laboratory change hubble hubble-constant hubble-law constant law supernova standard-candle candle ' +
  'wien stefan-boltzmann stefan boltzmann cepheid betelgeuse sirius rigel vega dwarf white-dwarf red-giant giant giant-star radius from-a-star from-the-star due-to shows increase using-hubble-law ' +
  '恒星 某恒星 该恒星 太阳 星系 某星系 遥远 遥远的 地球 地球上 表面 表面温度 温度 光度 辐射 辐射通量 光谱 光谱线 谱线 氢 波长 变化 红移 退行 远离 远离我们 到地球 距地球 距离地球 处 处的 接收到 接收到的 观测到 哈勃 哈勃定律 黑体 超新星 实验室 半径';
