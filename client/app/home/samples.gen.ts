import type { Solution, Working } from '../../ui/marks-margin/solution.ts';

export const hero: Solution = {
  "title": {
    "en": "Trigonometric equation",
    "zh": "三角方程"
  },
  "readings": [],
  "steps": [
    {
      "say": {
        "en": "The equation",
        "zh": "方程"
      },
      "tex": [
        "2\\sin^{2} \\theta + 3\\cos \\theta = 3"
      ],
      "marks": [],
      "checked": false,
      "why": null
    },
    {
      "say": {
        "en": "Use identities to write everything in terms of one function",
        "zh": "用恒等式化为同一个三角函数"
      },
      "tex": [
        "-2\\cos^{2} \\theta + 3\\cos \\theta - 1 = 0"
      ],
      "marks": [
        "M1",
        "A1"
      ],
      "checked": false,
      "why": {
        "en": "sin² = 1 − cos², and cos 2u = 2 cos² u − 1.",
        "zh": "sin² = 1 − cos²，cos 2u = 2 cos² u − 1。"
      }
    },
    {
      "say": {
        "en": "Factorise",
        "zh": "因式分解"
      },
      "tex": [
        "\\left(\\cos \\theta - 1\\right)\\left(2\\cos \\theta - 1\\right) = 0"
      ],
      "marks": [
        "M1"
      ],
      "checked": true,
      "why": null
    },
    {
      "say": {
        "en": "Set each factor equal to zero",
        "zh": "令每个因式为零"
      },
      "tex": [
        "\\cos \\theta = \\frac{1}{2},\\quad \\cos \\theta = 1"
      ],
      "marks": [
        "A1"
      ],
      "checked": false,
      "why": {
        "en": "A product is zero only when one of its factors is.",
        "zh": "乘积为零，当且仅当某个因式为零。"
      }
    },
    {
      "say": {
        "en": "Find every angle in the range",
        "zh": "求出范围内的所有角"
      },
      "tex": [
        "\\cos \\theta = \\frac{1}{2}:\\quad 60^{\\circ},\\; 300^{\\circ}",
        "\\cos \\theta = 1:\\quad 0^{\\circ},\\; 360^{\\circ}"
      ],
      "marks": [
        "M1",
        "A1",
        "A1",
        "A1",
        "A1"
      ],
      "checked": false,
      "why": {
        "en": "cos(−u) = cos u; multiples of 360° may be added.",
        "zh": "cos(−u) = cos u，还可加上 360° 的整数倍。"
      }
    }
  ],
  "answer": {
    "text": "theta = 0° or theta = 60° or theta = 300° or theta = 360°",
    "tex": "\\theta = 0^{\\circ},\\; \\theta = 60^{\\circ},\\; \\theta = 300^{\\circ},\\; \\theta = 360^{\\circ}",
    "say": null
  },
  "figure": null,
  "checks": [
    {
      "name": {
        "en": "A numerical search of the range finds the same values.",
        "zh": "在范围内数值搜索，得到相同的解。"
      }
    },
    {
      "name": {
        "en": "Each value satisfies the equation.",
        "zh": "每个值都满足原方程。"
      }
    },
    {
      "name": {
        "en": "The lines shown are consistent.",
        "zh": "所显示的各行前后一致。"
      }
    },
    {
      "name": {
        "en": "The answer shown is the one that was checked.",
        "zh": "所显示的答案与核对过的一致。"
      }
    }
  ]
};

export const plain: Working = {
  "linesOk": 1,
  "linesTotal": 3,
  "firstWrong": 2,
  "marks": null,
  "lines": [
    {
      "text": "x^3 = 4x",
      "tex": "x^{3} = 4x",
      "verdict": "START",
      "marks": [],
      "say": null,
      "mistake": null,
      "place": null
    },
    {
      "text": "x^2 = 4",
      "tex": "x^{2} = 4",
      "verdict": "LOST",
      "marks": [],
      "say": {
        "en": "A solution has been lost: $0$.",
        "zh": "漏解：$0$。"
      },
      "mistake": {
        "wrong": {
          "en": "Both sides were divided by $x$, which loses the solution $x =0$.",
          "zh": "两边同除以 $x$，丢掉了 $x =0$ 这个解。"
        },
        "right": {
          "en": "Write everything on one side and factorise: $x =0$ is also a solution.",
          "zh": "应移项后因式分解：$x =0$ 也是解。"
        }
      },
      "place": null
    },
    {
      "text": "x = 2",
      "tex": "x = 2",
      "verdict": "LOST",
      "marks": [],
      "say": {
        "en": "A solution has been lost: $-2$.",
        "zh": "漏解：$-2$。"
      },
      "mistake": {
        "wrong": {
          "en": "Only the positive root of $x^{2}$ was taken.",
          "zh": "由 $x^{2}$ 只取了正的根。"
        },
        "right": {
          "en": "$x$ may also be negative: $x =\\pm \\sqrt{4}$.",
          "zh": "$x$ 也可以是负的：$x =\\pm \\sqrt{4}$。"
        }
      },
      "place": null
    }
  ]
};

export const marked: Solution = {
  "title": {
    "en": "Polynomial equation",
    "zh": "高次方程"
  },
  "readings": [],
  "steps": [
    {
      "say": {
        "en": "Collect all terms on one side",
        "zh": "把各项移到一边"
      },
      "tex": [
        "x^{3} = 4x",
        "x^{3} - 4x = 0"
      ],
      "marks": [],
      "checked": false,
      "why": null
    },
    {
      "say": {
        "en": "Find a root by trial: the factor theorem gives a factor",
        "zh": "试根：由因式定理得到一个因式"
      },
      "tex": [
        "p\\left(-2\\right) = \\left(-2\\right)^{3} - 4 \\times \\left(-2\\right) = 0",
        "x + 2"
      ],
      "marks": [
        "M1",
        "A1"
      ],
      "checked": false,
      "why": {
        "en": "An integer root must be a factor of the constant term.",
        "zh": "整数根一定是常数项的因数。"
      }
    },
    {
      "say": {
        "en": "Factorise",
        "zh": "因式分解"
      },
      "tex": [
        "x\\left(x - 2\\right)\\left(x + 2\\right) = 0"
      ],
      "marks": [
        "M1",
        "A1"
      ],
      "checked": true,
      "why": null
    },
    {
      "say": {
        "en": "Set each factor equal to zero",
        "zh": "令每个因式为零"
      },
      "tex": [
        "x = -2,\\quad x = 0,\\quad x = 2"
      ],
      "marks": [
        "A1"
      ],
      "checked": true,
      "why": {
        "en": "A quadratic factor with a negative discriminant gives no real root.",
        "zh": "判别式为负的二次因式没有实根。"
      }
    }
  ],
  "answer": {
    "text": "x = -2 or x = 0 or x = 2",
    "tex": "x = -2,\\; x = 0,\\; x = 2",
    "say": null
  },
  "figure": null,
  "checks": [
    {
      "name": {
        "en": "Each value satisfies the equation.",
        "zh": "每个值都满足原方程。"
      }
    },
    {
      "name": {
        "en": "A numerical search of the range finds no other solution.",
        "zh": "在范围内数值搜索，未发现其他解。"
      }
    },
    {
      "name": {
        "en": "The lines shown are consistent.",
        "zh": "所显示的各行前后一致。"
      }
    },
    {
      "name": {
        "en": "The answer shown is the one that was checked.",
        "zh": "所显示的答案与核对过的一致。"
      }
    }
  ]
};
