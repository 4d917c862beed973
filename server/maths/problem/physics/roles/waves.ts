import { roles } from './role.ts';

const OF_WAVES = roles(
  'wave',
  String.raw`
wave speed, speed of wave, speed of waves, speed of sound | 波速, 声速, 波的传播速度 | v | m s^-1
frequency | 频率 | f | Hz
wavelength | 波长 | \lambda | m
period, time period | 周期 | T | s
intensity | 强度, 光强 | I | W m^-2
amplitude | 振幅 | A | m
`,
);

const OF_THE_SCENE = roles(
  'scene',
  String.raw`
observed frequency, frequency heard, frequency of sound heard, frequency of sound heard by observer, frequency heard by observer, frequency detected, frequency detected by observer, observed frequency of sound | 观测频率, 接收到的频率, 听到的频率, 听到的声音的频率, 接收到的声音的频率, 测得的频率 | f_{o} | Hz
speed of source | 波源速度 | v_{s} | m s^-1
time-base, time-base setting | 时基 | b | s m^-1
length of one cycle | 一个周期的长度 | l | m
path difference | 路程差, 光程差, 波程差 | \Delta x | m
number of antinodes | 波腹数 | n | 
phase difference | 相位差 | \phi | °
distance between points | 两点间距离 | x | m
slit separation, separation of slits, distance between slits | 双缝间距, 缝间距, 狭缝间距, 缝距 | a | m
fringe separation, fringe spacing, separation of fringes, fringe width, separation of adjacent bright fringes, separation of centres of adjacent bright fringes, distance between adjacent bright fringes, distance between adjacent dark fringes, distance between centres of adjacent bright fringes, separation of adjacent fringes, separation of bright fringes, separation of dark fringes, distance between adjacent fringes, spacing of fringes, spacing between adjacent bright fringes, spacing of bright fringes, distance between neighbouring bright fringes, distance between centres of adjacent fringes, separation between adjacent bright fringes | 条纹间距, 相邻亮纹的间距, 相邻亮条纹之间的距离, 相邻两条亮纹的间距, 相邻两亮条纹的间距, 相邻亮条纹的距离, 相邻条纹间距, 相邻亮条纹的间距, 相邻亮纹间距, 相邻亮条纹间距, 相邻暗条纹间距 | x | m
distance to screen, distance from slits to screen, distance between slits and screen, slit-to-screen distance | 缝到屏的距离, 双缝到屏的距离, 缝与屏的距离, 屏到双缝的距离, 双缝与屏的距离, 双缝与屏之间的距离, 双缝到光屏的距离, 光屏到双缝的距离 | D | m
grating spacing, slit spacing | 光栅常数, 光栅间距 | d | m
lines per unit length, number of lines per unit length | 单位长度的刻线数 | N | m^-1
order | 级次, 级数, 级 | n | 
angle of diffraction, angle between | 衍射角 | \theta | °
`,
);

export const WAVES = [...OF_WAVES, ...OF_THE_SCENE];
