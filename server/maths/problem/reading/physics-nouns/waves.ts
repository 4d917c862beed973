import { called, nouns } from './noun.ts';

export const WAVE_NOUNS = nouns(`
  light, laser light, visible light, light waves, light beam, beam of light, beam of laser light, beam of monochromatic light, parallel beam of light, laser beam, radiation, electromagnetic radiation, electromagnetic wave, electromagnetic waves, red light, blue light, green light, yellow light, violet light, microwaves, microwave radiation, radio waves, infrared radiation, ultraviolet radiation, x-rays, radio wave | 光, 激光, 可见光, 单色光, 光束, 平行光, 电磁波, 微波, 无线电波, 红光, 蓝光, 绿光, 黄光, 紫光, 红外线, 紫外线 | electromagnetic wave
  wave, waves, progressive wave, progressive waves, transverse wave, transverse waves, longitudinal wave, longitudinal waves, water waves, water wave, ripples | 波, 行波, 横波, 纵波, 水波 | wave
  sound, sound wave, sound waves, ultrasound, ultrasonic waves, ultrasound waves, note | 声波, 声音, 超声波 | wave
  polarised light, plane-polarised light, plane polarised light, polarised wave, beam of polarised light, beam of plane-polarised light, beam of plane polarised light | 偏振光 | polarising filter@ | intensity = incident intensity, incident intensity = incident intensity
  filter, polarising filter, polaroid filter, polariser, polaroid, sheet of polaroid | 偏振片 | polarising filter@ | transmitted intensity = transmitted intensity, angle of the transmission axis = angle of the transmission axis
  slits, narrow slits, parallel slits, narrow parallel slits, double slit, double-slit, double slits, pair of slits, pair of narrow slits, pair of parallel slits | 双缝, 狭缝, 两条狭缝, 两狭缝 | double slit@ | separation = slit separation, slit separation = slit separation
  fringes, interference fringes, bright fringes, dark fringes, adjacent fringes, adjacent bright fringes, adjacent dark fringes, neighbouring bright fringes, neighbouring dark fringes, neighbouring fringes, consecutive bright fringes, consecutive dark fringes, bright and dark fringes, interference pattern, fringe pattern, adjacent maxima, adjacent minima | 条纹, 干涉条纹, 亮条纹, 暗条纹, 明条纹, 相邻亮条纹, 相邻暗条纹, 相邻条纹 | double slit@ | separation = fringe separation, fringe separation = fringe separation
  screen | 光屏, 屏, 屏幕 | double slit@ | distance = distance to the screen, distance to the screen = distance to the screen
  grating, diffraction grating | 光栅, 衍射光栅 | grating@ | line spacing = line spacing, lines per metre = lines per metre, separation = line spacing
  trace, waveform, trace on the screen | 波形 | oscilloscope trace@
  oscilloscope, cathode-ray oscilloscope, cro, c.r.o. | 示波器 | oscilloscope trace@
  air column, column of air, resonance tube | 空气柱 | resonance tube@
  source of sound, sound source | 声源 | moving source of sound | frequency = emitted frequency
  filter in a row | | filter in a row | intensity = incident intensity
  tube, pipe | 管, 管子 | body, sounding thing | wave speed = speed of sound
  stationary wave, standing wave, stationary sound wave | 驻波 | wave, stationary wave
`);

export const WAVE_NAMES = called(`
  speed | wave speed, speed of propagation, linear speed
  frequency | | 频率
  wavelength | | 波长
  period | time period | 周期
  amplitude | | 振幅
  intensity | | 强度, 光强
  phase difference | | 相位差
  slit separation | slit spacing | 双缝间距, 缝间距, 狭缝间距, 缝距
  fringe separation | fringe spacing, fringe width | 条纹间距
  line spacing | grating spacing | 光栅常数
  separation | spacing | 间距, 间隔
  distance between adjacent nodes | node separation | 相邻波节间的距离
`);
